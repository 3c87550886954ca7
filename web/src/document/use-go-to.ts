import { hasItems } from '#shared/document/document.ts';
import { useEditor } from './editor-context.ts';
import type { SideBarSectionId } from './editor-view.ts';
import { useItemActions } from './item-actions.ts';

/** The section of the side bar that holds a field of the document, by the beginning of the field's path. */
const SECTIONS: readonly (readonly [start: string, section: SideBarSectionId])[] = [
  ['style.', 'body'],
  ['instruction.', 'instructions'],
  ['word_bank.', 'word-bank'],
  ['scoring', 'versions'],
  ['versions', 'versions'],
  ['key_pages', 'versions'],
  ['free_spaces', 'card-setup'],
  ['top_word', 'card-setup'],
  ['paper', 'page'],
  ['locale', 'page'],
  ['large_print', 'page'],
];

/** Returns the section of the side bar that holds a field of the document. */
export const findSection = (field: string): SideBarSectionId =>
  SECTIONS.find(([start]) => field.startsWith(start))?.[1] ?? 'header';

/** Leads to a field of the document, such as "items.3.data.title": its editor opens, and the sheet shows its item. */
export function useGoTo(): (where: string) => void {
  const { view, document } = useEditor();
  const { openItem, openList } = useItemActions();
  return (where) => {
    // Too little to print yet: what helps is something to add.
    if (where === 'items') {
      if (hasItems(document)) view.addAt = document.items.length;
      else openList();
      return;
    }
    const [list, place] = where.split('.');
    const item = list === 'items' ? document.items[Number(place)] : undefined;
    if (item) openItem(item.id, 'both', true);
    else if (list === 'images') view.openPicture = `sticker ${place}`;
    else Object.assign(view, { openSection: findSection(where), drawer: true });
  };
}
