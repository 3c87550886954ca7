import { ref } from 'valtio';
import { early } from '../ui/behaviour/early-queue.ts';
import type { Editor } from './editor.ts';
import type { PastedQuestions } from './editor-view.ts';

/**
 * Opens the dialog that makes items of a pasted test; any other text goes where it was pasted, and what was typed meanwhile
 * behind it.
 */
export async function askAboutQuestions({ view }: Editor, pasted: PastedQuestions): Promise<void> {
  let isGivenUp = false;
  const giveUp = () => {
    isGivenUp = true;
    view.questions = null;
  };
  const dialog = { within: '.dialog', giveUp };
  early.expect(dialog);
  // The dialog loads with the reader of tests, not with the editor.
  const reader = await import('#shared/questions/recognise-questions.ts').catch(() => null);
  if (isGivenUp) return;
  if (reader?.recogniseQuestions(pasted.text).isTest) {
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
  const at = editor.document.items.findIndex(({ id }) => id === into) + 1;
  void askAboutQuestions(editor, { text, at, into, pasteAsText });
}
