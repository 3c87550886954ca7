import { useEffect } from 'react';
import { hasItems } from '#shared/document/document.ts';
import { askAboutQuestions } from '../document/ask-about-questions.ts';
import type { Editor } from '../document/editor.ts';
import { findNextPlace } from '../document/open-items.ts';
import { copyPasted, mayBeQuestions } from '../richtext/may-be-questions.ts';
import { showNotFetched } from '../ui/lazy/not-fetched.ts';
import { limitPastes } from './limit-pastes.ts';

const FIELDS = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]';

/**
 * Asks about a test that is pasted while no field has the focus: on the sheet, or in the list of items. Whatever is pasted anywhere is
 * made light enough first.
 */
export function usePastedQuestions(editor: Editor): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData, target, defaultPrevented } = event;
      const isInField = target instanceof Element && target.closest(FIELDS) !== null;
      if (defaultPrevented || isInField || !clipboardData || !hasItems(editor.document)) return;
      if (!mayBeQuestions(clipboardData)) return;
      event.preventDefault();
      const at = findNextPlace(editor);
      const pasted = copyPasted(clipboardData);
      const ask = async () => {
        const { readPasted } = await import('../richtext/read-pasted.ts');
        const text = readPasted(pasted);
        await askAboutQuestions(editor, { text, at, into: editor.view.openItem, pasteAsText: null });
      };
      ask().catch(() => showNotFetched());
    };
    const listening = new AbortController();
    const { signal } = listening;
    limitPastes(signal);
    document.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, [editor]);
}
