import { useEffect, useState } from 'react';
import type { PublishState } from '#shared/api/models.ts';

/** Tells whether a PDF is being made, or waits for its turn. */
export const isMakingPdf = ({ state }: PublishState): boolean => state === 'queued' || state === 'rendering';

/**
 * Returns how far the publish of a document is. One that was under way when the document was opened, as after a reload, is
 * followed until its PDF is there or has failed.
 */
export function useFollowedPublish(id: string | null, opened: PublishState | null): PublishState | null {
  const [publish, setPublish] = useState(opened);
  const revision = opened && isMakingPdf(opened) ? opened.revision : null;
  useEffect(() => {
    if (id === null || revision === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = async () => {
      // It comes with the cache of react-query, which the editor opens without.
      const { pollUntilPdf } = await import('../api/publishing.ts');
      await pollUntilPdf({ id, revision }, { signal, onState: setPublish });
    };
    // A failure is in the last state; without a connection the next reload asks again.
    follow().catch(() => undefined);
    return () => leaving.abort();
  }, [id, revision]);
  return publish;
}
