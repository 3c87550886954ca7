import type { RefusedPicture } from '../parts/definition.ts';
import type { ItemWith } from '../parts/envelope.ts';
import { removeRoom } from './rules.ts';
import type { MatchingData } from './schema.ts';

/** Takes out the pairs and false answers that were made only to hold a picture that was refused. */
export function forgetPicture(
  item: ItemWith<MatchingData>,
  { before, bodySize, held }: RefusedPicture<MatchingData>,
): void {
  removeRoom(item, {
    bodySize,
    pairs: before.pairs.flatMap((pair, at) => (held(pair) ? at : [])),
    fakes: before.fakeAnswers.flatMap((fake, at) => (held(fake) ? at : [])),
  });
}
