import type { KeptItem } from '#shared/api/kept-models.ts';
import { type DocumentWithItems, hasItems } from '#shared/document/document.ts';
import { getKeptCard, getKeptItem } from '#shared/document/kept-content.ts';
import { toItemsInStep } from '#shared/items/kept-rules.ts';
import { addItems } from '#shared/items/list-rules.ts';
import { addCards } from '#shared/kinds/flashcard/rules.ts';
import type { Flashcard } from '#shared/kinds/flashcard/schema.ts';
import type { Editor } from '../../document/editor.ts';
import { createItemId, focusNear, type ItemActions } from '../../document/item-actions.ts';
import type { Path } from '../../document/path.ts';

interface Added {
  readonly kept: readonly KeptItem[];
  /** The place of the first item, from 0; cards go to the end. */
  readonly at: number;
  /** Items stay in step with the bank; otherwise they are copies. */
  readonly isInStep: boolean;
}

/** Adds what is kept to the open document, in one step of undo, and leads to the first. */
export function addKept(editor: Editor, actions: ItemActions, { kept, at, isInStep }: Added): void {
  const name = `Add ${kept.length} from my bank`;
  const { document } = editor;
  if (!hasItems(document)) {
    const cards = kept.flatMap(({ content }) => getKeptCard(content) ?? []);
    const added = cards.map((card) => ({ ...card, id: createItemId() }));
    editor.edit(editor.path as Path<Flashcard>, addCards, { cards: added }, { name });
    focusNear(editor, document.items.length);
    return;
  }
  const given = kept.flatMap(({ id, revision, content }) => {
    const item = getKeptItem(content);
    return item ? [{ kept: item, link: isInStep ? { id, revision } : null }] : [];
  });
  const items = toItemsInStep(document, given, createItemId);
  editor.edit(editor.path as Path<DocumentWithItems>, addItems, { items, at, instead: null }, { name });
  if (items[0]) actions.openItem(items[0].id, 'both');
}
