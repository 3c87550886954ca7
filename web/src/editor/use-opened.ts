import { useEffect, useEffectEvent, useState } from 'react';
import { NewerDocument, type OpenedDocument } from './open-document.ts';

type Opened = { readonly name: string } & (
  | { readonly document: OpenedDocument | NewerDocument }
  | { readonly error: unknown }
);

/**
 * Opens a document, and another one for another name. Returns null while it is on its way, and a `NewerDocument` for one that
 * may only be shown; throws what kept it from being opened. It is never read again while it is open.
 */
export function useOpened(
  name: string,
  open: () => Promise<OpenedDocument>,
): OpenedDocument | NewerDocument | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  const start = useEffectEvent(open);
  useEffect(() => {
    let isWanted = true;
    start().then(
      (document) => isWanted && setOpened({ name, document }),
      (error: unknown) =>
        isWanted && setOpened(error instanceof NewerDocument ? { name, document: error } : { name, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  if (opened?.name !== name) return null;
  if ('error' in opened) throw opened.error;
  return opened.document;
}
