import type { PublishState } from '#shared/api/models.ts';
import { useStateFact } from '../document/use-view.ts';
import type { Saver } from '../saving/saver.ts';
import { isMakingPdf } from './use-followed-publish.ts';

/** Returns whether a published document has changed since its PDF was made; false for one that is not published. */
export function useIsPdfOld(saver: Saver, publish: PublishState | null): boolean {
  const isChanged = useStateFact(
    saver.state,
    ({ status, hash }) => status !== 'saved' || hash !== publish?.published_hash,
  );
  if (publish === null || isMakingPdf(publish)) return false;
  return isChanged && publish.slug !== null && publish.published_at !== null;
}
