// @module-tag slow
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readQuestionFile } from '#shared/questions/read/formats.ts';
import { listViolations } from '#test/support/axe.ts';
import { aBingo } from '#test/support/builders.ts';
import { dropTextFile, dropTextFiles } from '#test/support/drop-text-file.ts';
import { openStored } from '#test/support/journey.ts';
import { aQuestion, editor, expectPaper, expectRows, open, openItemsEditor } from './worksheet.ts';

/** A file of questions becomes a worksheet, and a worksheet a file of questions. */
openItemsEditor();

const GIFT = `// A test on water
::Gas:: What is it called when water becomes a gas? {=Evaporation#Yes! ~Condensation ~Collection}

Rain falls from the {~rivers =clouds ~seas} in the sky.

Match. {
  =dew -> drops in the morning
  =fog -> a cloud on the ground
}

Why is the sea salty? {}
`;
const dialog = () => editor.page.getByRole('dialog');

const drop = (name: string, text: string) => dropTextFile(editor, name, text);

describe('a file of questions dropped on the desk', () => {
  test('is shown as it will print, with what is left out, before anything is added', async () => {
    await open(aQuestion('First?'));
    await drop('water.gift', GIFT);
    await dialog().getByText('water.gift makes 4 items.').waitFor();
    await expectRows(['Multiple Choice First?']);
    expect(await dialog().locator('.import-entry .caption').allTextContents()).toEqual([
      'Multiple Choice',
      'Fill in the Blank',
      'Matching',
      'Open Response',
    ]);
    expect(await dialog().locator('summary').textContent()).toBe('Left out: Comment, Feedback, Title');
    await dialog().locator('summary').click();
    await dialog().getByText('A test on water').waitFor();
    expect(await listViolations(editor.page)).toEqual([]);
  });

  test('becomes the items that are wanted, in one step of undo', async () => {
    await dialog().getByRole('checkbox', { name: 'Open Response: Why is the sea salty?' }).uncheck();
    await editor.button('Add 3 items', dialog()).click();
    await expectPaper(/becomes a gas\?.*Evaporation.*Rain falls from the.*clouds.*Match\..*dew/s);
    await editor.undo();
    await expectRows(['Multiple Choice First?']);
  });

  test('that cannot be read is refused in words that name it, its place and its fault', async () => {
    await drop('bank.xml', '<quiz>\n<question>');
    await dialog()
      .getByText(/“bank\.xml” cannot be read as Moodle XML\. Line 2 is no XML/)
      .waitFor();
    await dialog().getByText('Drop files of questions here').waitFor();
    await editor.button('Close', dialog()).click();
  });
});

test('files that are dropped together are read one after the other, and each can be skipped', async () => {
  await open(aQuestion('First?'));
  await dropTextFiles(editor, {
    'gas.gift': 'What does water become? {=Gas ~Ice}',
    'bank.xml': '<quiz>',
    'sea.gift': 'Why is the sea salty? {}',
    'sky.gift': 'Why is the sky blue? {}',
  });
  await dialog().getByRole('heading', { name: 'Import questions, file 1 of 4' }).waitFor();
  await editor.button('Add 1 item', dialog()).click();
  await dialog().getByText('“bank.xml” cannot be read as Moodle XML').waitFor();
  await editor.button('Next file', dialog()).click();
  await dialog().getByText('sea.gift makes 1 item.').waitFor();
  expect(await listViolations(editor.page)).toEqual([]);
  await editor.button('Skip this file', dialog()).click();
  await dialog().getByText('sky.gift makes 1 item.').waitFor();
  await editor.button('Add 1 item', dialog()).click();
  await dialog().waitFor({ state: 'detached' });
  await expectPaper(/First\?.*What does water become\?.*Why is the sky blue\?/s);
  expect(await editor.frames.count()).toBe(3);
});

test('questions in scripts that the document does not have yet are drawn in their fonts', async () => {
  await open(aQuestion('First?'));
  await drop('script.gift', 'ما هو الماء؟ {}\n\nWhich one is 🦊 in ไทย? {=x ~y}');
  await dialog().getByText('script.gift makes 2 items.').waitFor();
  const isLoaded = (family: string) =>
    editor.page.evaluate(
      (wanted) => [...document.fonts].some((face) => face.family === wanted && face.status === 'loaded'),
      family,
    );
  for (const family of ['Noto Sans Arabic', 'Noto Sans Thai'])
    await expect.poll(() => isLoaded(family)).toBe(true);
  const drawn = dialog().locator('.import-sheet').first();
  const emoji = dialog().locator('.emoji');
  await expect.poll(() => emoji.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await drawn.evaluate((sheet) => getComputedStyle(sheet).fontFamily)).toContain('Noto Sans Arabic');
  await editor.button('Close', dialog()).click();
});

test('the worksheet is a file again, with every question in it', async () => {
  await open(aQuestion('First?'));
  await editor.page.keyboard.press('Control+k');
  await editor.page.getByRole('combobox', { name: 'What would you like to do?' }).fill('Export questions');
  await editor.page.keyboard.press('Enter');
  await dialog()
    .getByRole('radio', { name: /Moodle XML/ })
    .check();
  await dialog().getByText('Every question, option and answer is in the file.').waitFor();
  expect(await listViolations(editor.page)).toEqual([]);
  const [file] = await Promise.all([
    editor.page.waitForEvent('download'),
    editor.button('Download', dialog()).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.xml$/);
  const bytes = new Uint8Array(await readFile(await file.path()));
  const { questions } = await readQuestionFile({ name: 'file.xml', bytes });
  expect(questions).toMatchObject([{ type: 'choice', prompt: 'First?' }]);
});

/** Lets a file go over the middle of the page, as a teacher drags it there. */
const dropOnPage = (name: string, text: string) =>
  editor.page.locator('main').evaluate(
    (main, file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([file.text], file.name));
      return ['dragover', 'drop'].map((type) =>
        main.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
      );
    },
    { name, text },
  );
const goToStart = async () => {
  await editor.page.goto(new URL('/', editor.page.url()).href);
  await editor.button('Import a file').waitFor();
};

test('a file that is chosen on the start page opens a worksheet, which asks about it', async () => {
  await goToStart();
  await editor.page.getByLabel('Files', { exact: true }).setInputFiles({
    name: 'words.tsv',
    mimeType: 'text/tab-separated-values',
    buffer: Buffer.from('el pan\tbread\nla leche\tmilk'),
  });
  await dialog().getByText('words.tsv makes 1 item.').waitFor();
  await editor.button('Add 1 item', dialog()).click();
  await expectPaper(/el pan.*la leche/s);
});

test('a file that is dropped on the start page is taken, and the browser does not leave for it', async () => {
  await goToStart();
  // False: the page has taken what the browser would have done.
  expect(await dropOnPage('words.tsv', 'el pan\tbread\nla leche\tmilk')).toEqual([false, false]);
  await dialog().getByText('words.tsv makes 1 item.').waitFor();
  await editor.button('Close', dialog()).click();
});

test('a game of bingo takes the words of a list with their clues', async () => {
  await openStored(editor, aBingo({ words: 0 }));
  await drop('words.tsv', 'el pan\tbread\nla leche\tmilk\nel agua\twater');
  await dialog().getByText('words.tsv makes 3 cards.').waitFor();
  await editor.button('Add 3 cards', dialog()).click();
  await dialog().waitFor({ state: 'detached' });
  await expect
    .poll(() => editor.page.getByRole('textbox', { name: /^Word/ }).allTextContents())
    .toEqual(['el pan', 'la leche', 'el agua']);
  await editor.undo();
});
