import { readFileSync } from 'node:fs';
import { maxBy } from 'es-toolkit';
import type { Locator } from 'playwright-core';
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
  /** The part of the side bar or of a page that it is about, to be in sight in windows of all sizes. */
  readonly part?: (editor: EditorDriver) => Locator;
  /** Opens a menu of it, anew in each window, because that stays where it was opened; Escape closes it. */
  readonly menu?: (editor: EditorDriver) => Promise<unknown>;
  /** Brings about what does not stay as long as all pictures take, anew in each window. */
  readonly anew?: (editor: EditorDriver) => Promise<unknown>;
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

export const createDeck = () =>
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
export const openDeck = (editor: EditorDriver) => openStored(editor, createDeck(), 'screens-deck');
export const createBingo = () => aBingo({ words: 30 });
export const openBingo = (editor: EditorDriver) => openStored(editor, createBingo(), 'screens-bingo');

/** Opens a section of the side bar of what `open` opens. */
export const section =
  (open: (editor: EditorDriver) => Promise<unknown>, name: string) => async (editor: EditorDriver) => {
    await open(editor);
    await editor.openSection(name);
  };

/** The open section of the side bar. */
export const openedSection = ({ page }: EditorDriver): Locator =>
  page.locator('.side-bar .section:has(> h2 > [aria-expanded=true])');

/** Presses a button that opens a dialog. */
export const press = async (editor: EditorDriver, name: string | RegExp) => {
  await editor.button(name).first().click();
  await editor.dialog.first().waitFor();
};

/** Opens the item of a type that has most to say in the worksheet of every option, by itself, printed on sheet and key. */
export async function openItem(editor: EditorDriver, type: ItemType): Promise<void> {
  await openStored(editor, createItemSheet(type), `screens-${type}`);
  await editor.row(0).click();
  await editor.frame.waitFor();
}

/** Returns a sheet that has the item of that type with the most options alone. */
export function createItemSheet(type: ItemType): HandoutDocument {
  const sheet = readFixture('every-option');
  if (sheet.entity_type !== 'worksheet') throw new Error('The fixture is no worksheet');
  const item = maxBy(
    sheet.items.filter((one) => one.type === type && !one.hide && !one.shown_on),
    (one) => JSON.stringify(one).length,
  );
  return { ...sheet, items: item ? [item] : [] };
}

/** The open item in the side bar. */
export const openedItem = (editor: EditorDriver): Locator => editor.frame;

/** What the open item has last. */
export const itemEnd = (editor: EditorDriver): Locator => editor.frame.locator(':scope > *').last();
