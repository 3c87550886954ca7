import {
  type CardClipboard,
  readCards,
  withoutForeignUploads,
  writeCards,
} from '#shared/kinds/parts/card-clipboard.ts';
import type { Editor } from '../../../document/editor.ts';
import { listShown } from '../../../document/selection.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { formatCount } from '../../../ui/words/format-count.ts';
import { type CardNoun, findCards, insertSeveral } from './card-commands.ts';

export const writeSeveral = (editor: Editor, ids: readonly string[]): CardClipboard =>
  writeCards(findCards(editor, ids));

export const announceCopied = (ids: readonly string[], noun: CardNoun) =>
  showToast({ words: `${formatCount(ids.length, noun)} copied` });

/** Returns the place below the last of the cards; the end of the deck where there are none. */
export function findPlaceBelow({ document: { items } }: Editor, ids: readonly string[]): number {
  const last = items.findLastIndex(({ id }) => ids.includes(id));
  return last < 0 ? items.length : last + 1;
}

/**
 * Inserts the cards that the HTML of a clipboard carries at a place, and says what could not come along. Returns false
 * where it carries none.
 */
export function pasteSeveral(editor: Editor, noun: CardNoun, html: string, findPlace: () => number): boolean {
  const read = readCards(html);
  if (!read) return false;
  const { cards, lost } = withoutForeignUploads(read, findCards(editor, listShown(editor)));
  const isPasted = insertSeveral(editor, cards, { at: findPlace(), noun, verb: 'Paste' });
  if (isPasted && lost > 0)
    showToast({ words: `${formatCount(lost, 'picture')} left out: not in this document.` });
  return true;
}
