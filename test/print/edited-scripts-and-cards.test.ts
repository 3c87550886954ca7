// @module-tag slow
import { test } from 'vitest';
import { imageAttachment } from '#shared/vocabulary/image.ts';
import { aBingo } from '../support/builders.ts';
import { edited, expectAsAnew, expectWalkAsAnew, openTwoPreviews } from './edited.ts';

openTwoPreviews();

/** Documents in other scripts and of cards, and seeds that lead through what each is there for. */
test.each([
  ['hebrew-class-trip', 5],
  ['japanese-school', 6],
  ['spanish-food', 7],
  ['animal-bingo', 8],
] as const)('%s, worked on at random (%i), looks as it does opened anew', expectWalkAsAnew);

test('words beside a picture that is turned have the size that they have in a game opened with it so', async () => {
  const game = aBingo({ dimension: 3, card_count: 2, call_list: { visible: true, slips: true } });
  // Six times as wide as high: turned, it takes more of the square.
  const picture = imageAttachment.parse({ id: 'flat', name: 'flat', ratio: 6 });
  const [first] = game.items;
  if (first) Object.assign(first, { term: 'rain and snow '.repeat(6).trim(), term_image: picture });
  await edited.open(game);
  await edited.editor.button(/^Image: /).click();
  await edited.editor.button('Rotate').press('Enter');
  await expectAsAnew();
});
