import type { DocumentWithItems } from '#shared/document/document.ts';
import { addCards } from '#shared/kinds/flashcard/rules.ts';
import type { Flashcard } from '#shared/kinds/flashcard/schema.ts';
import { addReadItems } from '#shared/kinds/worksheet/add-read-items.ts';
import type { Editor } from '../../document/editor.ts';
import type { ItemActions } from '../../document/item-actions.ts';
import { focusNear } from '../../document/open-items.ts';
import type { Path } from '../../document/path.ts';
import { type FoundEntry, toNewCard } from './find-what-to-add.ts';

interface Added {
  readonly entries: readonly FoundEntry[];
  /** The place of the first item, from 0; cards go to the end. */
  readonly at: number;
  /** The item that makes way if it is still empty; null for none. */
  readonly instead?: string | null;
}

/** Adds items or cards to the open document, in one step of undo, and leads to the first. */
export function addFound(
  editor: Editor,
  { openNew }: ItemActions,
  { entries, at, instead = null }: Added,
): void {
  const items = entries.flatMap((entry) => ('item' in entry ? [entry.item] : []));
  const cards = entries.flatMap((entry) =>
    'card' in entry ? [{ ...toNewCard(entry.card), id: entry.id }] : [],
  );
  const count = entries.length;
  if (items.length > 0) {
    const path = editor.path as Path<DocumentWithItems>;
    const name = `Import ${count} ${count === 1 ? 'item' : 'items'}`;
    editor.edit(path, addReadItems, { items, at, instead }, { name });
    openNew(items);
    return;
  }
  const path = editor.path as Path<Flashcard>;
  const before = editor.document.items.length;
  editor.edit(path, addCards, { cards }, { name: `Import ${count} ${count === 1 ? 'card' : 'cards'}` });
  focusNear(editor, before);
}
