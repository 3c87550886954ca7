import { putBackItems } from '#shared/kinds/worksheet/rules.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { toastUndo } from '../ui/toast.ts';
import type { Editor, Rule } from './editor.ts';

interface Deletion<Argument> {
  readonly rule: Rule<Worksheet, Argument>;
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
export function deleteWithUndo<Argument>(
  editor: Editor,
  live: Worksheet,
  { rule, argument, name, words }: Deletion<Argument>,
): void {
  const before = editor.read().items as Worksheet['items'];
  editor.edit(live, rule, argument, { name });
  const { changes } = editor.state;
  const kept = new Set(live.items.map(({ id }) => id));
  const deleted = new Set(before.map(({ id }) => id).filter((id) => !kept.has(id)));
  toastUndo(words, () => {
    if (editor.state.changes === changes) editor.undo();
    else editor.edit(live, putBackItems, { before, deleted }, { name: 'Put back' });
  });
}
