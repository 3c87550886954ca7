import { useEffect } from 'react';
import type { Editor } from '../document/editor.ts';
import { TypingRun } from '../document/typing-run.ts';
import { staysInField } from '../richtext/takes-over.ts';

/** Events that end a gesture: a press, or a key that acts as one. */
const ENDS = ['pointerdown', 'click'] as const;

/** Keys that move the caret, or whose edit is no typing. */
const ENDING_KEYS = /^(Enter|Home|End|Arrow|Page)/;
/** A selection is deleted at the key press, before any input event. */
const DELETING_KEYS = /^(Backspace|Delete)$/;
const DELETION = { inputType: 'deleteContentBackward', data: null };

const isInText = ({ target }: Event): boolean => target instanceof HTMLElement && target.isContentEditable;

/**
 * Begins a new undo step at each press and each visit of a field, whatever the merge keys; long typing is cut
 * into several steps.
 */
export function useGestures(editor: Editor): void {
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const run = new TypingRun();
    const end = () => {
      run.end();
      editor.seal();
    };
    const focus = (event: FocusEvent) => {
      if (!staysInField(event)) end();
    };
    const input = (event: InputEvent) => {
      if (run.startsNewRun(event)) editor.seal();
    };
    const key = (event: KeyboardEvent) => {
      if (!isInText(event)) return;
      if (ENDING_KEYS.test(event.key) || event.ctrlKey || event.metaKey) end();
      else if (DELETING_KEYS.test(event.key) && run.startsNewRun(DELETION)) editor.seal();
    };
    for (const name of ENDS) window.addEventListener(name, end, options);
    window.addEventListener('focusin', focus, options);
    window.addEventListener('beforeinput', input, options);
    window.addEventListener('keydown', key, options);
    return () => listening.abort();
  }, [editor]);
}
