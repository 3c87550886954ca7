// @module-tag slow
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { listReadPictures } from '#shared/items/parts/read-picture.ts';
import { readQuestionFile } from '#shared/questions/read/formats.ts';
import { listViolations } from '#test/support/axe.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { dropTextFile } from '#test/support/drop-text-file.ts';
import { anEmail } from '#test/support/editor-driver.ts';
import { listStoredDrafts } from '#test/support/journey.ts';
import { bar, editor, inputPicture, openPicturesEditor, photo } from './worksheet.ts';

/** A file of questions with pictures becomes items with pictures, and these go out to a file again. */
openPicturesEditor(aWorksheet({ items: [{ id: 'o', type: 'open_response', data: { subtitle: 'Why?' } }] }));

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60"><circle cx="60" cy="30" r="25" fill="#1d4ed8"/></svg>';
const toFile = (name: string, body: Buffer) =>
  `<file name="${name}" path="/" encoding="base64">${body.toString('base64')}</file>`;
const toImage = (name: string, alt: string) => `&lt;img src="@@PLUGINFILE@@/${name}" alt="${alt}"&gt;`;
const createBank = () => `<quiz>
  <question type="multichoice"><questiontext format="html"><text>&lt;p&gt;What is red?&lt;/p&gt;&lt;p&gt;${toImage('red.png', 'A red field')}&lt;/p&gt;</text>${toFile('red.png', photo)}</questiontext>
    <answer fraction="100" format="html"><text>the field</text></answer>
    <answer fraction="0" format="html"><text>the drop ${toImage('drop.svg', 'A blue drop')}</text>${toFile('drop.svg', Buffer.from(DRAWING))}</answer></question>
  <question type="description"><questiontext format="html"><text>&lt;p&gt;Read this.${toImage('red.png', 'Red again')}&lt;/p&gt;</text>${toFile('red.png', photo)}</questiontext></question></quiz>`;

const dialog = (title: string) => editor.page.getByRole('dialog', { name: title });
const importing = () => dialog('Import questions');

const drop = (name: string, text: string) => dropTextFile(editor, name, text);
const countLoaded = (within = importing()) =>
  within
    .locator('.inline-picture img')
    .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);

async function exportTo(format: RegExp): Promise<Uint8Array> {
  await editor.page.keyboard.press('Control+k');
  await editor.page.getByRole('combobox', { name: 'What would you like to do?' }).fill('Export questions');
  await editor.page.keyboard.press('Enter');
  await editor.page.getByRole('radio', { name: format }).check();
  // The button waits until the file is written.
  const [file] = await Promise.all([
    editor.page.waitForEvent('download'),
    editor.button('Download', dialog('Export')).click(),
  ]);
  const bytes = await readFile(await file.path());
  return new Uint8Array(bytes);
}

describe('the pictures of a file of questions', () => {
  test('are shown before anything is added, and what has no room is named', async () => {
    await drop('bank.xml', createBank());
    await importing().getByText('bank.xml makes 2 items.').waitFor();
    await expect.poll(() => countLoaded()).toBe(2);
    expect(await importing().locator('summary').textContent()).toBe('Left out: Picture without room');
    expect(await listViolations(editor.page)).toEqual([]);
  });

  test('need an account; without one nothing is added and nothing is lost', async () => {
    await editor.button('Add 2 items', importing()).click();
    const asking = editor.page.getByText('Sign up to add your own images.');
    await asking.waitFor();
    await editor.page.keyboard.press('Escape');
    await asking.waitFor({ state: 'detached' });
    expect(await editor.rows()).toHaveLength(1);
    await importing().getByText('bank.xml makes 2 items.').waitFor();
  });

  test('can be left out', async () => {
    await importing()
      .getByRole('checkbox', { name: /With 2 pictures/ })
      .uncheck();
    await expect.poll(() => countLoaded()).toBe(0);
    await editor.button('Add 2 items', importing()).click();
    await expect.poll(() => editor.rows()).toHaveLength(3);
    await editor.undo();
    await expect.poll(() => editor.rows()).toHaveLength(1);
  });

  test('are kept in the account with the items, which one step takes back', async () => {
    await drop('bank.xml', createBank());
    await editor.button('Add 2 items', importing()).click();
    await editor.signUp(anEmail());
    await expect.poll(() => editor.rows()).toHaveLength(3);
    const isSent = async () => {
      const [draft] = await listStoredDrafts(editor);
      const text = JSON.stringify(draft?.document ?? '');
      return text.includes('A red field') && !text.includes('"uploading":true');
    };
    await expect.poll(isSent).toBe(true);
    await expect.poll(() => countLoaded(editor.sheets.first())).toBe(2);
  });

  test('go out with the questions, to Moodle as they are and to Word as pictures of dots', async () => {
    const moodle = await readQuestionFile({ name: 'a.xml', bytes: await exportTo(/Moodle XML/) });
    expect(moodle.questions.flatMap(listReadPictures).map(({ alt }) => alt)).toEqual([
      'A red field',
      'A blue drop',
    ]);
    expect([...moodle.files.values()].map(({ type }) => type).sort()).toEqual(['image/png', 'image/svg+xml']);
    const qti = await readQuestionFile({ name: 'a.zip', bytes: await exportTo(/QTI 3/) });
    expect(qti.questions.flatMap(listReadPictures)).toHaveLength(2);
    const word = unzipSync(await exportTo(/Word/));
    expect(Object.keys(word).filter((path) => /^word\/media\/.+\.png$/.test(path))).toHaveLength(2);
  });

  test('go out as the sheet shows them, turned', async () => {
    await inputPicture('Option B').click();
    await editor.button('Rotate', bar()).click();
    const { questions, files } = await readQuestionFile({
      name: 'a.xml',
      bytes: await exportTo(/Moodle XML/),
    });
    const shapes = questions.flatMap(listReadPictures).map(({ id, alt }) => {
      const { width, height } = files.get(id) ?? { width: 0, height: 0 };
      return `${alt}: ${width / height}`;
    });
    expect(shapes).toEqual(['A red field: 1.5', 'A blue drop: 0.5']);
  });
});
