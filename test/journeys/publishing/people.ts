import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { anEmail, type EditorDriver } from '#test/support/editor-driver.ts';
import { grantPremium } from '#test/support/give-premium.ts';
import { aJourney, openStored, type Screen, type Visitor } from '#test/support/journey.ts';
import { type PdfPage, readPdf } from '#test/support/pdf.ts';

/** The people of the tests of one file: a teacher with her editor, and a student who is not signed in. */
export let teacher: Visitor;
export let student: Visitor;
export let editor: EditorDriver;
export let email = '';

/** A private page refuses who is not its owner, and says so. */
const EXPECTED = /Failed to load resource/;

/**
 * Opens a browser for each of them before the tests of a file, and fails after them on faults of their pages. Returns the
 * journey, to which others may come.
 */
export function openPeople(screen?: Screen): ReturnType<typeof aJourney> {
  const journey = aJourney();
  beforeAll(async () => {
    [teacher, student] = await Promise.all([journey.visitor(screen), journey.visitor(screen)]);
    ({ editor } = teacher);
    email = anEmail();
  });
  afterAll(() => {
    const faults = [...teacher.faults, ...student.faults];
    expect(faults.filter((fault) => !EXPECTED.test(fault))).toEqual([]);
  });
  return journey;
}

/** Gives the teacher an account with a plan, which may publish privately. */
export async function signUpWithPlan(): Promise<void> {
  await openStored(editor, aWorksheet());
  await editor.saveState.click();
  await editor.signUp(email);
  await editor.waitUntilSaved();
  await grantPremium(editor.product, email);
}

/** Publishes a quiz as "TITLE quiz", with the answers of Make Printable; returns the address of its page. */
export async function publishQuiz(title: string, privacy: 'Private' | 'Public'): Promise<string> {
  await openStored(editor, aQuiz(title), `draft-${title}`);
  await editor.button('Make Printable').click();
  const dialog = editor.page.getByRole('dialog', { name: 'Make Printable' });
  await dialog.getByLabel('File name').fill(`${title} quiz`);
  for (const name of ['Science', 'Geography', 'Other', 'Grade 2']) {
    const box = dialog.getByRole('checkbox', { name, exact: true });
    if (!(await box.isChecked())) await dialog.getByText(name, { exact: true }).click();
  }
  await dialog.getByLabel('Other subject').fill('Weather');
  await dialog.getByText(privacy, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Make Printable' }).click();
  await editor.page.waitForURL(/\/d\//);
  return editor.page.url();
}

export const aQuiz = (title: string) =>
  aWorksheet({
    title,
    filename: '',
    items: [
      {
        id: 'q',
        type: 'multiple_choice',
        data: { subtitle: 'What falls?', options: [{ answer: 'rain', correct: true }, { answer: 'sun' }] },
      },
      {
        id: 'a',
        type: 'open_response',
        data: { subtitle: 'Why?', has_answer: true, answer: 'The drops grow heavy.' },
      },
    ],
  });

/** The pages of the PDF as it is downloaded. */
export async function downloadPages(page: Page): Promise<PdfPage[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  return readPdf(await readFile(await (await download).path()));
}
export const downloadText = async (page: Page): Promise<string> =>
  (await downloadPages(page)).map(({ text }) => text).join(' ');
