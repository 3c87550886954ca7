import { useMemo } from 'react';
import type { PublishedAddress } from '#shared/paper/qr/published-address.ts';
import { getPublishedAddress } from '#shared/vocabulary/codes.ts';
import { useStateFact } from '../document/use-view.ts';
import type { Saver } from '../saving/saver.ts';

/** A stand-in as long as an id, so that the code in the preview has as many modules. */
const NOT_SAVED_YET = 'this-document-is-not-saved-yet-so-no';

/** Returns the address at which the document is published, or will be; before its first save it is a stand-in. */
export function usePublishedAddress(saver: Saver): PublishedAddress {
  const id = useStateFact(saver.state, () => saver.id);
  return useMemo(
    () => ({ address: getPublishedAddress(window.location.origin, id ?? NOT_SAVED_YET), opens: false }),
    [id],
  );
}
