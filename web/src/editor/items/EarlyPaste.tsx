import { useEffect } from 'react';
import { carriesItems } from '#shared/document/carried-items.ts';
import { copyPaste, doAgainAt, type EarlyStep } from '../../ui/behaviour/early-step.ts';
import { isText } from '../../ui/behaviour/is-text.ts';
import { isAmongItems } from './item-targets.ts';

/** Holds items that are pasted before what listens to the keys of items has loaded, and pastes them then. */
export function EarlyPaste() {
  useEffect(() => {
    const listening = new AbortController();
    const held: Extract<EarlyStep, { paste: DataTransfer }>[] = [];
    const hold = (event: ClipboardEvent) => {
      const { activeElement } = document;
      const { clipboardData } = event;
      if (!clipboardData || !carriesItems(clipboardData.getData('text/html'))) return;
      if (!isAmongItems(activeElement) || isText(activeElement)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push({ paste: copyPaste(clipboardData) });
    };
    document.addEventListener('paste', hold, { capture: true, signal: listening.signal });
    return () => {
      listening.abort();
      // What takes the place of this part listens by then.
      queueMicrotask(() => {
        for (const paste of held) doAgainAt(document.activeElement ?? document.body, paste);
      });
    };
  }, []);
  return null;
}
