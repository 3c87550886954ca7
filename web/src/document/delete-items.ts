import { putBack } from '#shared/document/restore-entries.ts';
import { showUndoToast } from '../ui/feedback/toast.ts';
import type { DocumentRule, Editor } from './editor.ts';

interface WithItems {
  items: { id: string }[];
}

interface DeletionStep<Live extends WithItems, Argument> {
  readonly rule: DocumentRule<Live, Argument>;
  readonly argument: Argument;
  /** The undo step in words. */
  readonly name: string;
  /** What the toast says: "Divider deleted". */
  readonly words: string;
}

/**
 * Deletes items and offers to take that back for as long as the toast stands: the step as a whole while
 * it is the last one, afterwards the items alone, so that what was done since stays.
 */
export function deleteWithUndo<Live extends WithItems, Argument>(
  editor: Editor,
  live: Live,
  { rule, argument, name, words }: DeletionStep<Live, Argument>,
): void {
  const before = editor.read().items as Live['items'];
  editor.edit(live, rule, argument, { name });
  const kept = new Set(live.items.map(({ id }) => id));
  const deleted = new Set(before.map(({ id }) => id).filter((id) => !kept.has(id)));
  editor.offerUndo(
    (takeBack) => showUndoToast(words, takeBack),
    () => editor.edit(live, putBack<Live['items'][number]>, { before, deleted }, { name: 'Put back' }),
  );
}
