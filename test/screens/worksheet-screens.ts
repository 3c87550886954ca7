import { ITEM_TYPE_NAMES } from '#shared/items/item-schema.ts';
import { anOpenResponse, aWorksheet } from '../support/builders.ts';
import type { EditorDriver } from '../support/editor-driver.ts';
import { openStored } from '../support/stored-drafts.ts';
import {
  itemEnd,
  openedItem,
  openedSection,
  openItem,
  openSheet,
  press,
  readFixture,
  type Screen,
  section,
} from './steps.ts';

const PASTED_TEST = [
  '1. What is the capital of France?\nA) Lyon\n*B) Paris\nC) Nice',
  '2. Water boils at ____ degrees.',
  '3. Why does the moon shine?\n________\n________',
  '4. The sun is a star. True / False',
].join('\n\n');

const A_BANK = [
  '::Gas:: What is it called when water becomes a gas? {=Evaporation#Yes! ~Condensation ~Collection}',
  'Rain falls from the {~rivers =clouds ~seas} in the sky.',
  'Match. {=dew -> drops in the morning =fog -> a cloud on the ground}',
].join('\n\n');

const openQuiz = (editor: EditorDriver) =>
  openStored(editor, readFixture('quiz-with-answer-key'), 'screens-quiz');

/** Runs a command of the palette. */
async function runCommand(editor: EditorDriver, words: string, dialog = words): Promise<void> {
  await editor.page.keyboard.press('ControlOrMeta+k');
  await editor.dialog.getByRole('combobox').or(editor.dialog.getByRole('searchbox')).fill(words);
  await editor.page.keyboard.press('Enter');
  await editor.page.getByRole('dialog', { name: dialog, exact: true }).waitFor();
}

/** Opens the map of letters and signs, which is behind More on a small screen. */
async function openCharacterMap(editor: EditorDriver): Promise<void> {
  const button = editor.button('Special characters');
  if (!(await button.isVisible())) await editor.button('More').click();
  await button.click();
  await editor.page.locator('.character-map').waitFor();
}

/** Deletes the first item. */
async function deleteItem(editor: EditorDriver): Promise<void> {
  const dismiss = editor.button('Dismiss');
  if (await dismiss.isVisible()) await dismiss.click();
  await editor.row(0).click();
  await editor
    .button(/^Delete/, editor.frame)
    .first()
    .click();
  await editor.button('Delete', editor.dialog).click();
  await editor.page.locator('.toast').first().waitFor();
}

/** Opens the header's Style. */
const openStyle = async (editor: EditorDriver): Promise<void> => {
  await section(openSheet, 'Header')(editor);
  await editor.button('Style', openedSection(editor)).click();
  await headerStyle(editor).waitFor();
};
const headerStyle = (editor: EditorDriver) => openedSection(editor).locator('.panel-group').first();

/** Opens the list of the student fields. */
const openStudentFields = async (editor: EditorDriver): Promise<void> => {
  await section(openSheet, 'Header')(editor);
  await editor.button(/^Student fields/).click();
  await studentFields(editor).waitFor();
};
const studentFields = (editor: EditorDriver) => openedSection(editor).locator('.student-fields');

/** The editor of worksheets. */
export const WORKSHEETS: readonly Screen[] = [
  { name: 'worksheet-new', open: (editor) => editor.openNew() },
  { name: 'worksheet-full', open: openSheet },
  { name: 'worksheet-header', open: section(openSheet, 'Header'), part: openedSection },
  { name: 'worksheet-header-style', open: openStyle, part: headerStyle },
  { name: 'student-fields', open: openStudentFields, part: studentFields },
  { name: 'worksheet-page', open: section(openSheet, 'Page'), part: openedSection },
  { name: 'worksheet-points', open: section(openQuiz, 'Points and versions'), part: openedSection },
  { name: 'worksheet-body-style', open: section(openSheet, 'Body Font Styling'), part: openedSection },
  {
    name: 'add-item',
    open: async (editor) => {
      await openSheet(editor);
      await press(editor, /^Add Item/);
    },
  },
  {
    name: 'commands',
    open: async (editor) => {
      await openSheet(editor);
      await editor.page.keyboard.press('ControlOrMeta+k');
      await editor.dialog.first().waitFor();
    },
  },
  {
    name: 'shortcuts',
    open: async (editor) => {
      await openSheet(editor);
      await editor.page.keyboard.press('Shift+?');
      await editor.dialog.first().waitFor();
    },
  },
  {
    name: 'several-items',
    open: async (editor) => {
      await openStored(editor, readFixture('quiz-with-answer-key'), 'screens-several');
      await editor.row(0).click();
      await editor.row(2).click({ modifiers: ['Shift'] });
    },
    part: (editor) => editor.frames.first(),
  },
  {
    name: 'paste-questions',
    open: async (editor) => {
      await editor.openNew();
      await press(editor, /^Add Item/);
      await editor.button(/^Paste questions/, editor.dialog).click();
      await editor.page
        .getByRole('dialog', { name: 'Paste questions' })
        .getByRole('textbox')
        .fill(PASTED_TEST);
    },
  },
  {
    name: 'import-questions',
    open: async (editor) => {
      await openQuiz(editor);
      await runCommand(editor, 'Import questions');
      const buffer = Buffer.from(A_BANK);
      await editor.page
        .locator('input[type=file]')
        .setInputFiles({ name: 'water.gift', mimeType: 'text/plain', buffer });
      await editor.page.getByText('water.gift makes 3 items.').waitFor();
    },
  },
  {
    name: 'export-questions',
    open: async (editor) => {
      await openQuiz(editor);
      await runCommand(editor, 'Export questions', 'Export');
    },
  },
  {
    name: 'make-printable-unsigned',
    open: async (editor) => {
      await openSheet(editor);
      await press(editor, 'Make Printable');
    },
  },
  ...ITEM_TYPE_NAMES.flatMap((type) => {
    const open = (editor: EditorDriver) => openItem(editor, type);
    return [
      { name: `item-${type}`, open, part: openedItem },
      // The same item, scrolled to its end.
      { name: `item-${type}-end`, open: async () => undefined, part: itemEnd },
    ];
  }),
  {
    name: 'item-hidden',
    open: async (editor) => {
      await openItem(editor, 'multiple_choice');
      await editor.button('Hide on paper', editor.frame).click();
    },
    part: openedItem,
  },
  {
    name: 'item-menu',
    open: (editor) => openItem(editor, 'multiple_choice'),
    part: openedItem,
    menu: async (editor) => {
      await editor.button('More', editor.frame).click();
      await editor.page.getByRole('menuitem', { name: 'Duplicate' }).waitFor();
    },
  },
  {
    name: 'maths-palette',
    open: async (editor) => {
      await openItem(editor, 'multiple_choice');
      await editor.field('Option A', editor.frame).click();
      await editor.page.keyboard.press('Alt+=');
      const tex = editor.dialog.getByRole('textbox', { name: 'Formula in TeX' });
      await tex.fill('\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}');
    },
  },
  {
    name: 'character-map',
    open: openSheet,
    menu: openCharacterMap,
  },
  {
    name: 'sticker-dialog',
    open: async (editor) => {
      await openSheet(editor);
      await press(editor, 'Sticker');
      await editor.dialog.locator('img').nth(8).waitFor();
    },
  },
  {
    name: 'sticker-bar',
    open: async (editor) => {
      await openSheet(editor);
      await press(editor, 'Sticker');
      await editor.dialog.locator('.icon-tile').nth(8).waitFor();
      await editor.dialog.locator('.icon-tile').first().click();
      await editor.page.getByRole('toolbar', { name: 'Image' }).waitFor();
    },
  },
  {
    name: 'toast-undo',
    open: async (editor) => {
      const items = ['Why?', 'When?', 'Where?', 'Who?', 'How?', 'What?'].map((words, at) =>
        anOpenResponse(words, `item-${at}`),
      );
      await openStored(editor, aWorksheet({ items }), 'screens-toast');
    },
    part: ({ page }) => page.locator('.side-bar .list-head'),
    anew: deleteItem,
  },
  // Last, because they stay open.
  {
    name: 'item-advanced',
    open: async (editor) => {
      await openItem(editor, 'multiple_choice');
      await editor.showAdvanced();
    },
    part: itemEnd,
  },
];
