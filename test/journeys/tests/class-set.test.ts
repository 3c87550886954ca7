// @module-tag slow
import { readFile } from 'node:fs/promises';
import { range } from 'es-toolkit';
import { expect, test } from 'vitest';
import { anEmail } from '#test/support/editor-driver.ts';
import { grantPremium } from '#test/support/give-premium.ts';
import { type PdfPage, readPdf } from '#test/support/pdf.ts';
import { editor, open, openItemsEditor } from '../items/worksheet.ts';
import { pasteLines } from '../paste-lines.ts';

openItemsEditor();

const WORDS = ['rain', 'snow', 'hail', 'sleet'];
/** A test as it stands in a teacher's notes: the right answer of each question has a star. */
const NOTES = range(1, 21)
  .map((number) =>
    [
      `${number}. What is shown in picture ${number}?`,
      ...WORDS.map((word, at) => `${at === number % 4 ? '*' : ''}${'abcd'[at]}) ${word} ${number}`),
    ].join('\n'),
  )
  .join('\n\n');
const NAMES = ['Ann Lee', 'Bo Diaz', 'Cem Öz', 'Dana Fox', 'Eli Roy', 'Fay Kim', 'Gus Wu'];

/** Returns the pages of what is downloaded, and the name under which it is saved. */
async function download(): Promise<{ name: string; pages: readonly PdfPage[] }> {
  const [file] = await Promise.all([
    editor.page.waitForEvent('download'),
    editor.button('Download PDF').click(),
  ]);
  return { name: file.suggestedFilename(), pages: await readPdf(await readFile(await file.path())) };
}

test('a teacher pastes a test of 20 questions, and gives each two points in four versions', async () => {
  await open({ id: 'new', type: 'open_response', data: {} });
  await editor.row(0).click();
  await editor.field('Question', editor.frame).click();
  await editor.page.evaluate(pasteLines, NOTES);
  await editor.button('Make 20 items', editor.dialog).click();
  await expect.poll(() => editor.rows()).toHaveLength(20);
  await editor.openSection('Points and versions');
  await editor.toggle('Give points');
  const all = editor.page.locator('.points-all');
  await all.locator('.number-box').fill('2');
  await all.locator('.number-box').press('Enter');
  await editor.button('Set all').click();
  await editor.choose('Versions', /^A–D/);
  await expect.poll(() => editor.page.locator('.side-bar').textContent()).toMatch(/40 points · versions A–D/);
});

test('she pastes the class list, which is undone like all else', async () => {
  const list = editor.field('Class list');
  await editor.put(list, NAMES.map((name, at) => `${at + 1}. ${name}`).join('\n'));
  await editor.page.getByText('7 copies, A to D in turn. Only you can open them.').waitFor();
  await editor.page.keyboard.press('Tab');
  await editor.undo();
  await expect.poll(() => list.inputValue()).toBe('');
  await editor.redo();
  await expect.poll(() => list.inputValue()).toBe(NAMES.join('\n'));
  await editor.toggle('Also a PDF of each version');
});

test('she publishes it, and the page offers all versions, each alone, and the set of the class', async () => {
  const email = anEmail();
  await editor.button('Make Printable').click();
  await editor.signUp(email);
  await editor.dialog.getByText('More than two versions').waitFor();
  await editor.dialog.getByText('Versions A and B alone.').waitFor();
  await grantPremium(editor.product, email);
  await editor.page.reload();
  await editor.button('Make Printable').click();
  for (const name of ['Science', 'Grade 4']) await editor.dialog.getByText(name, { exact: true }).click();
  await editor.dialog.getByRole('button', { name: 'Make Printable' }).click();
  await editor.page.waitForURL(/\/d\//);
  const panel = editor.page.locator('.published-panel');
  await panel.getByRole('button', { name: /Sheets$/ }).click();
  expect(await editor.page.getByRole('option').allTextContents()).toEqual([
    ...['All versions', 'Version A', 'Version B', 'Version C', 'Version D', 'Class set, with names'],
  ]);
  await editor.page.getByRole('option', { name: 'Version B' }).click();
  await panel.locator('label', { hasText: /^Answer key$/ }).click();
  const { name, pages } = await download();
  expect(name).toMatch(/^\w.* \(version B, answer key\)\.pdf$/);
  expect(pages.every(({ text }) => text.startsWith('Answer key') && / B Page \d of \d$/.test(text))).toBe(
    true,
  );
});

test('the set has a copy for each pupil in the order of the list, with the name, and A to D in turn', async () => {
  await editor.choose('Sheets', 'Class set, with names', editor.page.locator('.published-panel'));
  const { name, pages } = await download();
  expect(name).toMatch(/^\w.* \(class\)\.pdf$/);
  const copies = NAMES.map((pupil) => pages.filter(({ text }) => text.includes(pupil)));
  expect(copies.flat()).toEqual(pages);
  expect(new Set(copies.map(({ length }) => length)).size).toBe(1);
  for (const [at, sheets] of copies.entries()) {
    const letter = 'ABCD'[at % 4];
    expect(sheets[0]?.text).toMatch(new RegExp(`^Version ${letter} Name ${NAMES[at]} Date `));
    for (const { text } of sheets) expect(text).toContain(` ${letter} · ${NAMES[at]} Page `);
    const text = sheets.map((sheet) => sheet.text).join(' ');
    expect(new Set(text.match(/picture \d+/g)).size).toBe(20);
    expect(text.match(/\/ ?2\b/g)).toHaveLength(20);
  }
});
