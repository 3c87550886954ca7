import { useEffect } from 'react';
import type { Editor } from './editor.ts';

/** What ends a gesture: a press, a key that acts as one, the focus going elsewhere. */
const ENDS = ['pointerdown', 'click', 'focusin'] as const;

/** Each press and each visit of a field is a step of its own, whatever its edits join. */
export function useGestures(editor: Editor): void {
  useEffect(() => {
    const listening = new AbortController();
    for (const end of ENDS) {
      window.addEventListener(end, () => editor.seal(), { capture: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [editor]);
}
