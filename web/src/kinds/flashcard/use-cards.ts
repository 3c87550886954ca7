import { useMemo } from 'react';
import { setFields } from '#shared/document/document-rules.ts';
import type { Bingo } from '#shared/kinds/bingo/schema.ts';
import {
  addCards,
  addPictures,
  type CardOrder,
  clearCards,
  flipAll,
  moveCard,
  removeCard,
  removeCards,
  shuffleCards,
  sortCards,
  swapCard,
  toFirstText,
} from '#shared/kinds/flashcard/rules.ts';
import type { Flashcard } from '#shared/kinds/flashcard/schema.ts';
import type { NewCard } from '#shared/kinds/parts/card.ts';
import type { Card } from '#shared/kinds/parts/card-schema.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { deleteWithUndo } from '../../document/delete-items.ts';
import type { EditOptions } from '../../document/editor.ts';
import { useEditor } from '../../document/editor-context.ts';
import { createItemId } from '../../document/item-actions.ts';
import { focusNear } from '../../document/open-items.ts';
import type { Path } from '../../document/path.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { CARD_NAMES, capitalize } from './card-names.ts';

export type CardSide = 'term' | 'definition';

/** The kinds with cards: flashcards, and bingo with its words. */
export type Deck = Flashcard | Bingo;

/** The actions on the cards of a deck, each one undo step. */
export interface CardActions {
  /** Writes on a card; one that is not there yet is made of it, with that id. */
  write(id: string, field: 'term' | 'definition' | 'prompt', text: RichTextValue): void;
  /** Puts a picture on a side of a card, or on a new one, null takes it off; `step` goes to `edit` as it is. */
  picture(id: string, side: CardSide, image: ImageAttachment | null, step: EditOptions): void;
  /** Puts pictures, by the ids of their cards, on one side: one step. */
  addPictures(side: CardSide, images: ReadonlyMap<string, ImageAttachment>): void;
  add(cards: readonly Omit<NewCard, 'id'>[]): void;
  move(from: number, to: number): void;
  remove(id: string): void;
  swap(id: string): void;
  flipAll(): void;
  sort(order: CardOrder): void;
  shuffle(): void;
  clear(): void;
}

export function useCards(): CardActions {
  const editor = useEditor();
  return useMemo(() => {
    const deck = editor.path as Path<Deck>;
    const cards = (): readonly Card[] => (editor.document as Deck).items;
    const { one, many } = CARD_NAMES[(editor.document as Deck).entity_type];
    const put = (id: string, fields: Partial<Card>, step: EditOptions) => {
      if (findCard(id)) editor.edit(deck.at('items').entry(id), setFields<Card>, fields, step);
      else editor.edit(deck, addCards, { cards: [{ ...fields, id }] }, step);
    };
    const findCard = (id: string): Card | undefined => cards().find((card) => card.id === id);
    return {
      write(id, field, text) {
        const written = findCard(id) ? text : toFirstText(text);
        if (written !== null)
          put(id, { [field]: written }, { name: `Edit ${one}`, mergeKey: `${id}/${field}` });
      },
      picture: (id, side, image, step) => put(id, { [`${side}_image`]: image }, step),
      addPictures(side, images) {
        const name = `Add ${images.size} ${images.size === 1 ? 'image' : 'images'}`;
        editor.edit(deck, addPictures, { side, images }, { name });
        const none = new Map([...images.keys()].map((id) => [id, null] as const));
        offerUndo(editor, `${images.size} ${images.size === 1 ? 'image' : 'images'} added`, () =>
          editor.edit(deck, addPictures, { side, images: none }, { name: 'Take off images' }),
        );
      },
      add(given) {
        const added = given.map((card) => ({ ...card, id: createItemId() }));
        editor.edit(
          deck,
          addCards,
          { cards: added },
          { name: `Add ${added.length} ${added.length === 1 ? one : many}` },
        );
        // The first of them is looked at; the empty row may be far below.
        focusNear(editor, cards().length - added.length);
        offerUndo(editor, `${added.length} ${added.length === 1 ? one : many} added`, () =>
          editor.edit(deck, removeCards, new Set(added.map(({ id }) => id)), { name: `Delete ${many}` }),
        );
      },
      move: (from, to) => editor.edit(deck, moveCard, { from, to }, { name: `Move ${one}` }),
      remove(id) {
        const at = cards().findIndex((card) => card.id === id);
        deleteWithUndo(editor, deck, {
          rule: removeCard,
          argument: id,
          name: `Delete ${one}`,
          words: `${capitalize(one)} deleted`,
        });
        focusNear(editor, at);
      },
      swap: (id) => editor.edit(deck.at('items').entry(id), swapCard, undefined, { name: 'Swap sides' }),
      flipAll: () => editor.edit(deck, flipAll, undefined, { name: 'Flip all' }),
      sort: (order) => editor.edit(deck, sortCards, order, { name: `Sort ${many}` }),
      shuffle: () => editor.edit(deck, shuffleCards, undefined, { name: `Shuffle ${many}` }),
      clear() {
        deleteWithUndo(editor, deck, {
          rule: clearCards,
          argument: undefined,
          name: 'Clear All',
          words: `All ${many} deleted`,
        });
      },
    };
  }, [editor]);
}
