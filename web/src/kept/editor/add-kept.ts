import type { KeptItem } from '#shared/api/kept-models.ts';
import { type DocumentWithItems, hasItems } from '#shared/document/document.ts';
import { getKeptCard, getKeptItem } from '#shared/document/kept-content.ts';
import { toItemsInStep } from '#shared/items/kept-rules.ts';
import { addItems } from '#shared/items/list-rules.ts';
import { addCards } from '#shared/kinds/flashcard/rules.ts';
import type { Flashcard } from '#shared/kinds/flashcard/schema.ts';
import { toCardsInStep } from '#shared/kinds/parts/kept-cards.ts';
import type { Editor } from '../../document/editor.ts';
import { createItemId, type ItemActions } from '../../document/item-actions.ts';
import { focusNear } from '../../document/open-items.ts';
import type { Path } from '../../document/path.ts';

interface Added {
  readonly kept: readonly KeptItem[];
  /** The place of the first item, from 0; cards go to the end. */
  readonly at: number;
  /** True where the added items stay in step with the bank; otherwise they are copies. */
  readonly isInStep: boolean;
}

/** Pairs what is kept with the link by which it stays in step, or with null. */
const pairWithLinks = <Part>(
  kept: readonly KeptItem[],
  isInStep: boolean,
  find: (content: KeptItem['content']) => Part | null,
) =>
  kept.flatMap(({ id, revision, content }) => {
    const part = find(content);
    return part ? [{ kept: part, link: isInStep ? { id, revision } : null }] : [];
  });

/** Adds what is kept to the open document, in one step of undo, and leads to the first. */
export function addKept(editor: Editor, actions: ItemActions, { kept, at, isInStep }: Added): void {
  const name = `Add ${kept.length} from my bank`;
  const { document } = editor;
  if (!hasItems(document)) {
    const cards = toCardsInStep(pairWithLinks(kept, isInStep, getKeptCard), createItemId);
    editor.edit(editor.path as Path<Flashcard>, addCards, { cards }, { name });
    focusNear(editor, document.items.length);
    return;
  }
  const items = toItemsInStep(document, pairWithLinks(kept, isInStep, getKeptItem), createItemId);
  editor.edit(editor.path as Path<DocumentWithItems>, addItems, { items, at, instead: null }, { name });
  actions.openNew(items);
}
