import { carriesItems } from '#shared/document/carried-items.ts';
import { hasItems } from '#shared/document/document.ts';
import { type ItemClipboard, readItems, writeItems } from '#shared/document/item-clipboard.ts';
import { describeProblem } from '#shared/document/parse-document.ts';
import { toNewItems } from '#shared/items/copy-items.ts';
import { getItemType, type WorksheetItem } from '#shared/items/item.ts';
import { canFeed } from '#shared/items/word-banks.ts';
import type { Editor } from '../../document/editor.ts';
import { createItemId, type ItemActions, type ItemPlace } from '../../document/item-actions.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { leaveOutLostPictures } from './lost-pictures.ts';

/** Writes the items to what the clipboard takes; null where there are none. */
export function writeTargets({ document }: Editor, ids: readonly string[]): ItemClipboard | null {
  return ids.length > 0 && hasItems(document) ? writeItems(document, ids) : null;
}

/** Says what was copied: "Divider copied", "3 items copied". */
export function announceCopied(editor: Editor, ids: readonly string[]): void {
  if (!hasItems(editor.document)) return;
  const [first] = editor.document.items.filter(({ id }) => ids.includes(id));
  const what = ids.length === 1 && first ? getItemType(first.type).label : `${ids.length} items`;
  showToast({ words: `${what} copied` });
}

const NO_ITEMS = 'Copied items can only be pasted into a worksheet. In a field they become words.';

/**
 * Pastes the items that the HTML of a clipboard carries, at that place. Returns false where it carries none.
 * What cannot come along is named.
 */
export function pasteItems(editor: Editor, actions: ItemActions, html: string, place: ItemPlace): boolean {
  const { document } = editor;
  if (!hasItems(document)) {
    if (carriesItems(html)) showToast({ words: NO_ITEMS, tone: 'danger' });
    return carriesItems(html);
  }
  const read = readItems(html, document.entity_type);
  if (read.found === 'problem') {
    const words = `${describeProblem(read.problem)}. Nothing was pasted.`;
    showToast({ title: 'These items cannot be pasted', words, tone: 'danger' });
  } else if (read.found === 'items') void insertCopies(editor, actions, { items: read.items, place });
  return read.found !== 'nothing';
}

interface Paste {
  readonly items: readonly WorksheetItem[];
  readonly place: ItemPlace;
}

async function insertCopies(editor: Editor, actions: ItemActions, { items, place }: Paste): Promise<void> {
  const { items: kept, lost } = await leaveOutLostPictures(editor.document, items);
  const { document } = editor;
  if (!hasItems(document)) return;
  const copies = toNewItems(kept, document, createItemId);
  if (!actions.insert(copies, place)) return;
  const words = [...describeLostPictures(lost), ...describeLostBank(items, copies)].join(' ');
  if (words) showToast({ words });
}

const describeLostPictures = (count: number): string[] => {
  if (count === 0) return [];
  return count === 1
    ? ['A picture was left out: it belongs to another account.']
    : [`${count} pictures were left out: they belong to another account.`];
};

const countFeeders = (items: readonly WorksheetItem[]): number =>
  items.filter((item) => canFeed(item) && item.data.wordbank_id !== null).length;

const describeLostBank = (before: readonly WorksheetItem[], after: readonly WorksheetItem[]): string[] =>
  countFeeders(after) < countFeeders(before)
    ? ['There is no word bank here; turn on Include in Word Bank to make one.']
    : [];
