import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { aWorksheet } from '#test/support/builders.ts';
import { anEmail, type EditorDriver } from '#test/support/editor-driver.ts';
import type { Visitor } from '#test/support/journey.ts';
import { type PdfPage, readPdf } from '#test/support/pdf.ts';

/** Who goes through all chapters: a teacher with her editor, and a student who is not signed in. */
export let teacher: Visitor;
export let student: Visitor;
export let editor: EditorDriver;
export function begin(one: Visitor, other: Visitor): void {
  [teacher, student] = [one, other];
  editor = one.editor;
}
export const email = anEmail();

/** The address of what was published first, privately. */
export let published = '';
export function setPublishedAddress(address: string): void {
  published = address;
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
