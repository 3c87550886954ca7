import type { Bingo } from '#shared/kinds/bingo/schema.ts';
import { addCards, moveCards, removeCards } from '#shared/kinds/flashcard/rules.ts';
import type { Flashcard } from '#shared/kinds/flashcard/schema.ts';
import type { Card } from '#shared/kinds/parts/card-schema.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { deleteWithUndo } from '../../../document/delete-items.ts';
import type { Editor } from '../../../document/editor.ts';
import { createItemId } from '../../../document/item-actions.ts';
import type { Path } from '../../../document/path.ts';
import { selectItems } from '../../../document/selection.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { formatCount } from '../../../ui/words/format-count.ts';

/** The noun for one of its cards: "card", or "word" in a game. */
export type CardNoun = 'card' | 'word';

const getCards = (editor: Editor): readonly Card[] => (editor.document as Flashcard | Bingo).items;
const getPath = (editor: Editor) => editor.path as Path<Flashcard | Bingo>;

/** Lists the cards with these ids in the order of the deck. */
export const findCards = (editor: Editor, ids: readonly string[]): Card[] =>
  getCards(editor).filter(({ id }) => ids.includes(id));

/** Brings a card into sight in the list; a selected one gets the focus on its number. */
function reveal({ view }: Editor, id: string): void {
  view.reveal = { key: id, side: 'bar', focus: false, time: (view.reveal?.time ?? 0) + 1 };
}

/** Selects the cards, and brings the first of them into sight. */
export function chooseCards(editor: Editor, ids: readonly string[]): void {
  const [first] = ids;
  if (first === undefined) return;
  selectItems(editor.view, ids);
  editor.view.anchor = first;
  reveal(editor, first);
}

/** Deletes cards in one step, with Undo in a toast; the card that takes their place is selected for the next key. */
export function removeSeveral(
  editor: Editor,
  ids: readonly string[],
  noun: CardNoun,
  verb: 'Delete' | 'Cut',
): void {
  const at = getCards(editor).findIndex(({ id }) => ids.includes(id));
  if (at < 0) return;
  const count = formatCount(ids.length, noun);
  deleteWithUndo(editor, getPath(editor), {
    rule: removeCards,
    argument: new Set(ids),
    name: `${verb} ${count}`,
    words: `${count} ${verb === 'Cut' ? 'cut' : 'deleted'}`,
  });
  const next = getCards(editor)[Math.min(at, getCards(editor).length - 1)];
  if (next) chooseCards(editor, [next.id]);
  else editor.view.selected = [];
}

/** Puts cards at a place under new ids and selects them; without room for all it says so and changes nothing. */
export function insertSeveral(
  editor: Editor,
  cards: readonly Card[],
  { at, noun, verb }: { at: number; noun: CardNoun; verb: 'Paste' | 'Duplicate' },
): boolean {
  const room = LIMITS.items - getCards(editor).length;
  if (cards.length > room) {
    const words = `At most ${formatCount(LIMITS.items, noun)}. There is room for ${room} more.`;
    showToast({ words, tone: 'danger' });
    return false;
  }
  const added = cards.map((card) => ({ ...card, id: createItemId() }));
  const name = `${verb} ${formatCount(added.length, noun)}`;
  editor.edit(getPath(editor), addCards, { cards: added, at }, { name });
  chooseCards(
    editor,
    added.map(({ id }) => id),
  );
  return true;
}

/** Inserts copies of the cards below the last of them. */
export function duplicateSeveral(editor: Editor, ids: readonly string[], noun: CardNoun): void {
  const last = getCards(editor).findLastIndex(({ id }) => ids.includes(id));
  const copies = findCards(editor, ids);
  if (copies.length > 0) insertSeveral(editor, copies, { at: last + 1, noun, verb: 'Duplicate' });
}

/** Moves cards together past the one above or below them; returns what to announce, null where they stay. */
export function moveSeveral(
  editor: Editor,
  ids: readonly string[],
  by: -1 | 1,
  noun: CardNoun,
): string | null {
  const all = getCards(editor).map(({ id }) => id);
  const places = ids.map((id) => all.indexOf(id)).toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  if (by < 0 ? first === 0 : last === all.length - 1) return null;
  const above = all[by < 0 ? first - 1 : last + 2] ?? null;
  const count = formatCount(ids.length, noun);
  editor.edit(getPath(editor), moveCards, { ids: new Set(ids), above }, { name: `Move ${count}` });
  const place = getCards(editor).findIndex(({ id }) => ids.includes(id)) + 1;
  const focused = ids.find((id) => id === editor.view.anchor) ?? ids[0];
  if (focused !== undefined) reveal(editor, focused);
  return `${count} moved to ${place} of ${all.length}`;
}
