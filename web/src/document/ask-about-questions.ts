import { ref } from 'valtio';
import { early } from '../ui/behaviour/early-queue.ts';
import type { Editor } from './editor.ts';
import type { PastedQuestions } from './editor-view.ts';
import { findPlaceBelow } from './open-items.ts';

/**
 * Opens the dialog that makes items of a pasted test; any other text goes where it was pasted, and what was typed meanwhile
 * behind it.
 */
export async function askAboutQuestions({ view }: Editor, pasted: PastedQuestions): Promise<void> {
  let isGivenUp = false;
  const reading = new AbortController();
  const giveUp = () => {
    isGivenUp = true;
    reading.abort();
    view.questions = null;
  };
  const dialog = { within: '.dialog', giveUp };
  early.expect(dialog);
  // The dialog loads with the reader of tests, not with the editor.
  const reader = await import('../reading/recognise-text.ts').catch(() => null);
  const read = await reader?.recogniseText(pasted.text, reading.signal).catch(() => null);
  if (isGivenUp) return;
  if (read?.isTest) {
    view.questions = ref({ ...pasted });
    return;
  }
  pasted.pasteAsText?.();
  await early.receive(dialog);
}

/** Asks about text that was pasted into a field of an item: the new items go below it. */
export function askBelowItem(
  editor: Editor,
  into: string,
  { text, pasteAsText }: Pick<PastedQuestions, 'text' | 'pasteAsText'>,
): void {
  const at = findPlaceBelow(editor, [into]);
  void askAboutQuestions(editor, { text, at, into, pasteAsText });
}
