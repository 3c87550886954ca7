import { putBack } from '#shared/document/restore-entries.ts';
import type { DocumentRule, Editor } from './editor.ts';
import type { Path } from './path.ts';
import { offerUndo } from './undo-offer.ts';

interface WithItems {
  items: { id: string }[];
}

interface DeletionStep<Owner extends WithItems, Argument> {
  readonly rule: DocumentRule<Owner, Argument>;
  readonly argument: Argument;
  /** The undo step in words. */
  readonly name: string;
  /** The message of the toast: "Divider deleted". */
  readonly words: string;
}

/**
 * Deletes items and offers Undo while the toast shows: of the whole step while it is the last one, afterwards
 * of the items alone, so that later edits stay.
 */
export function deleteWithUndo<Owner extends WithItems, Argument>(
  editor: Editor,
  path: Path<Owner>,
  { rule, argument, name, words }: DeletionStep<Owner, Argument>,
): void {
  const before = editor.document.items as Owner['items'];
  editor.edit(path, rule, argument, { name });
  const left = new Set(editor.document.items.map(({ id }) => id));
  const deleted = new Set(before.map(({ id }) => id).filter((id) => !left.has(id)));
  offerUndo(editor, words, () =>
    editor.edit(path, putBack<Owner['items'][number]>, { before, deleted }, { name: 'Put back' }),
  );
}
