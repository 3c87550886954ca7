import { readFileSync } from 'node:fs';
import { maxBy } from 'es-toolkit';
import type { HandoutDocument } from '#shared/document/document.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import type { ItemType } from '#shared/items/item.ts';
import { aBingo, aFlashcardSet } from '../support/builders.ts';
import type { EditorDriver } from '../support/editor-driver.ts';
import { openStored } from '../support/stored-drafts.ts';

/** A state of the product, and how a user comes to it. */
export interface Screen {
  readonly name: string;
  readonly open: (editor: EditorDriver) => Promise<unknown>;
  /** True where it is there on small screens alone. */
  readonly isSmall?: boolean;
}

/** Goes to a page, and waits for words on it. */
export const goTo = (path: string, ready: string | RegExp) => async (editor: EditorDriver) => {
  await editor.page.goto(`${editor.product.url}${path}`);
  await editor.page.getByText(ready).first().waitFor();
};

export function readFixture(name: string): HandoutDocument {
  const file = readFileSync(new URL(`../fixtures/documents/${name}.json`, import.meta.url), 'utf8');
  const parsed = parseDocument(JSON.parse(file));
  if (!parsed.ok) throw new Error(`The fixture ${name} is no document`);
  return parsed.document;
}

const aDeck = () =>
  aFlashcardSet({
    items: [
      ['el perro', 'dog'],
      ['la bicicleta', 'bicycle'],
      ['el desayuno', 'breakfast, the first meal of the day'],
      ['дружба', 'friendship'],
      ['مدرسة', 'school'],
    ].map(([term, definition], at) => ({ id: `card-${at}`, term, definition })),
  });

/** Opens the worksheet that has every option of every item type. */
export const openSheet = (editor: EditorDriver) =>
  openStored(editor, readFixture('every-option'), 'screens-sheet');
export const openDeck = (editor: EditorDriver) => openStored(editor, aDeck(), 'screens-deck');
export const openBingo = (editor: EditorDriver) => openStored(editor, aBingo({ words: 30 }), 'screens-bingo');

/** Opens a section of the side bar of what `open` opens. */
export const section =
  (open: (editor: EditorDriver) => Promise<unknown>, name: string) => async (editor: EditorDriver) => {
    await open(editor);
    await editor.openSection(name);
    // Away from the side bar, which keeps what was pressed under the pointer.
    await editor.page.mouse.move(0, 0);
  };

/** Presses a button that opens a dialog. */
export const press = async (editor: EditorDriver, name: string | RegExp) => {
  await editor.button(name).first().click();
  await editor.dialog.first().waitFor();
};

/** Opens the item of a type that has most to say in the worksheet of every option, by itself. */
export async function openItem(editor: EditorDriver, type: ItemType): Promise<void> {
  const sheet = readFixture('every-option');
  if (sheet.entity_type !== 'worksheet') throw new Error('The fixture is no worksheet');
  const item = maxBy(
    sheet.items.filter((one) => one.type === type),
    (one) => JSON.stringify(one).length,
  );
  await openStored(editor, { ...sheet, items: item ? [item] : [] }, `screens-${type}`);
  await editor.row(0).click();
  await editor.frame.waitFor();
}

/** Scrolls to what the open item has last. The pointer goes away first, because a tip would cover what is looked at. */
export async function scrollToEnd(editor: EditorDriver): Promise<void> {
  await editor.page.mouse.move(0, 0);
  await editor.frame.locator(':scope > *').last().scrollIntoViewIfNeeded();
}
