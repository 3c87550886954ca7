import { useEffect } from 'react';
import { carriesItems } from '#shared/document/carried-items.ts';
import { pasteAt } from '../../ui/behaviour/do-step.ts';
import { type Addressee, early } from '../../ui/behaviour/early-queue.ts';
import { copyPaste, type EarlyStep } from '../../ui/behaviour/early-step.ts';
import { isText } from '../../ui/behaviour/is-text.ts';
import { isAmongItems } from './item-targets.ts';

/** Keeps items that are pasted before what listens to the keys of items has loaded, and pastes them then. */
export function EarlyPaste() {
  useEffect(() => {
    const listening = new AbortController();
    const items: Addressee = {};
    const keep = (event: ClipboardEvent) => {
      const { activeElement } = document;
      const { clipboardData } = event;
      if (!clipboardData || !carriesItems(clipboardData.getData('text/html'))) return;
      if (!isAmongItems(activeElement) || isText(activeElement)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      early.list(items).push({ paste: copyPaste(clipboardData) });
    };
    document.addEventListener('paste', keep, { capture: true, signal: listening.signal });
    return () => {
      listening.abort();
      // What takes the place of this part listens by then.
      queueMicrotask(() => early.receive(items, pasteHere));
    };
  }, []);
  return null;
}

/** Pastes where the focus is: a text there gets none of the items' words. */
function pasteHere(step: EarlyStep): void {
  if ('paste' in step) pasteAt(document.activeElement ?? document.body, step.paste);
}
