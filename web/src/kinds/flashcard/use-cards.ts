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
import type { EditOptions, Editor } from '../../document/editor.ts';
import { useEditor } from '../../document/editor-context.ts';
import { createItemId } from '../../document/item-actions.ts';
import { focusNear } from '../../document/open-items.ts';
import type { Path } from '../../document/path.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { formatCount } from '../../ui/words/format-count.ts';
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
  /** Puts pictures, by the ids of their cards, on one side: one step. With `isAlone` the squares of a game show them without words. */
  addPictures(
    side: CardSide,
    images: ReadonlyMap<string, ImageAttachment>,
    options?: { readonly isAlone?: boolean },
  ): void;
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
  return useMemo(
    () => ({ ...createWriting(editor), ...createAdding(editor), ...createOrdering(editor) }),
    [editor],
  );
}

const getDeck = ({ path }: Editor): Path<Deck> => path as Path<Deck>;
const listCards = ({ document }: Editor): readonly Card[] => (document as Deck).items;
const getNames = ({ document }: Editor) => CARD_NAMES[(document as Deck).entity_type];

/** Returns the actions on the content of one card. */
function createWriting(editor: Editor): Pick<CardActions, 'write' | 'picture' | 'swap'> {
  const deck = getDeck(editor);
  const hasCard = (id: string): boolean => listCards(editor).some((card) => card.id === id);
  const put = (id: string, fields: Partial<Card>, step: EditOptions) => {
    if (hasCard(id)) editor.edit(deck.at('items').entry(id), setFields<Card>, fields, step);
    else editor.edit(deck, addCards, { cards: [{ ...fields, id }] }, step);
  };
  return {
    write(id, field, text) {
      const written = hasCard(id) ? text : toFirstText(text);
      const name = `Edit ${getNames(editor).one}`;
      if (written !== null) put(id, { [field]: written }, { name, mergeKey: `${id}/${field}` });
    },
    picture: (id, side, image, step) => put(id, { [`${side}_image`]: image }, step),
    swap: (id) => editor.edit(deck.at('items').entry(id), swapCard, undefined, { name: 'Swap sides' }),
  };
}

/** Returns the actions that add cards or pictures, or take cards away; each offers to undo it. */
function createAdding(editor: Editor): Pick<CardActions, 'addPictures' | 'add' | 'remove' | 'clear'> {
  const deck = getDeck(editor);
  const { one, many } = getNames(editor);
  return {
    addPictures(side, images, { isAlone = false } = {}) {
      const pictures = formatCount(images.size, 'image');
      const put = (game: Deck) => {
        addPictures(game, { side, images });
        if (isAlone && game.entity_type === 'bingo') game.squares = 'picture';
      };
      editor.edit(deck, put, undefined, { name: `Add ${pictures}` });
      const none = new Map([...images.keys()].map((id) => [id, null] as const));
      offerUndo(editor, `${pictures} added`, () =>
        editor.edit(deck, addPictures, { side, images: none }, { name: 'Remove images' }),
      );
    },
    add(given) {
      const added = given.map((card) => ({ ...card, id: createItemId() }));
      const count = formatCount(added.length, one);
      editor.edit(deck, addCards, { cards: added }, { name: `Add ${count}` });
      // The first of them is looked at; the empty row may be far below.
      focusNear(editor, listCards(editor).length - added.length);
      offerUndo(editor, `${count} added`, () =>
        editor.edit(deck, removeCards, new Set(added.map(({ id }) => id)), { name: `Delete ${many}` }),
      );
    },
    remove(id) {
      const at = listCards(editor).findIndex((card) => card.id === id);
      const words = `${capitalize(one)} deleted`;
      deleteWithUndo(editor, deck, { rule: removeCard, argument: id, name: `Delete ${one}`, words });
      focusNear(editor, at);
    },
    clear() {
      const words = `All ${many} deleted`;
      deleteWithUndo(editor, deck, { rule: clearCards, argument: undefined, name: 'Clear All', words });
    },
  };
}

/** Returns the actions that put cards in another order, or turn all of them over. */
function createOrdering(editor: Editor): Pick<CardActions, 'move' | 'flipAll' | 'sort' | 'shuffle'> {
  const deck = getDeck(editor);
  const { one, many } = getNames(editor);
  return {
    move: (from, to) => editor.edit(deck, moveCard, { from, to }, { name: `Move ${one}` }),
    flipAll: () => editor.edit(deck, flipAll, undefined, { name: 'Flip all' }),
    sort: (order) => editor.edit(deck, sortCards, order, { name: `Sort ${many}` }),
    shuffle: () => editor.edit(deck, shuffleCards, undefined, { name: `Shuffle ${many}` }),
  };
}
