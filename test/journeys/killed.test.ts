import { readFile } from 'node:fs/promises';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { PublishState } from '#shared/api/models.ts';
import { aWorksheet } from '../support/builders.ts';
import { anEmail, type EditorDriver } from '../support/editor-driver.ts';
import { aJourney, openKept, type Visitor } from '../support/journey.ts';
import { readPdf } from '../support/pdf.ts';
import { chromiumOf, groupOf } from '../support/processes.ts';

/**
 * Whatever makes the PDF dies in the middle: there is one PDF in the end, or words and a way to try again,
 * and nobody has to look into a database. A quick stage, so that a dead renderer is missed after seconds.
 */
const journey = aJourney({ RENDER_TIMEOUT_SECONDS: '18', SWEEP_EVERY_SECONDS: '1' });
let teacher: Visitor;
let editor: EditorDriver;
const states: PublishState[] = [];

let titles = 0;
beforeEach(async () => {
  teacher = await journey.visitor();
  editor = teacher.editor;
  states.length = 0;
  titles += 1;
  teacher.page.on('response', async (response) => {
    if (!/documents\/[^/]+\/publish$/.test(response.url()) || !response.ok()) return;
    const body = await response.json().catch(() => ({}));
    states.push(response.request().method() === 'GET' ? body : body.publish);
  });
  await openKept(editor, aWorksheet({ title: `Rain ${titles}`, filename: 'Rain' }));
  await editor.button('Make Printable').click();
  await editor.signUp(anEmail());
  for (const name of ['Science', 'Grade 2']) await editor.dialog.getByText(name, { exact: true }).click();
});
/** A server that is down for a moment is what this is about. */
const EXPECTED = /Failed to load resource/;
afterAll(() => expect(teacher.faults.filter((fault) => !EXPECTED.test(fault))).toEqual([]));

const begin = () => editor.dialog.getByRole('button', { name: /^(Make Printable|Try again)$/ }).click();

/** The Chromium that prints, held still as soon as it is there: what it had to do is not done. */
const held = (other?: number): Promise<number> =>
  vi.waitFor(
    () => {
      const chromium = chromiumOf(journey.product.pid);
      if (!chromium || chromium.pid === other) throw new Error('There is no Chromium');
      for (const { pid } of groupOf(chromium.pid)) process.kill(pid, 'SIGSTOP');
      return chromium.pid;
    },
    { timeout: 30_000, interval: 10 },
  );
const kill = (chromium: number): void => {
  for (const { pid } of groupOf(chromium)) process.kill(pid, 'SIGKILL');
};
const isRendering = () => expect.poll(() => states.at(-1)?.state, { timeout: 20_000 }).toBe('rendering');

/** The published page stands, with the PDF of what was published last and no other. */
async function hasOnePdf(): Promise<void> {
  await editor.page.waitForURL(/\/d\//, { timeout: 60_000 });
  // The files' own address is another after a restart, which an open page does not know.
  await editor.page.reload();
  const download = editor.page.waitForEvent('download');
  await editor.button('Download PDF').click();
  const pages = await readPdf(await readFile(await (await download).path()));
  expect(pages.map(({ text }) => text).join(' ')).toContain(`Rain ${titles}`);
  const last = states.at(-1);
  expect(last).toMatchObject({ state: 'published', error: null });
  expect(last?.published_revision).toBe(last?.revision);
}

test('a Chromium that is killed in the middle is only late', async () => {
  await begin();
  const chromium = await held();
  await isRendering();
  kill(chromium);
  await hasOnePdf();
});

test('a Chromium that hangs is given up, and another makes the PDF', async () => {
  await begin();
  await held();
  await hasOnePdf();
});

test('a renderer that is killed whole while it holds the document is missed, and the PDF made', async () => {
  await begin();
  const chromium = await held();
  await isRendering();
  await journey.product.crashAndRestart();
  kill(chromium);
  await hasOnePdf();
});

test('a Chromium that dies every time is a failure in words, which can be tried again', async () => {
  // One that is idle would be replaced without a word.
  const idle = chromiumOf(journey.product.pid);
  if (idle) kill(idle.pid);
  await begin();
  let last = idle?.pid ?? 0;
  for (const _ of ['first', 'second', 'third']) {
    last = await held(last);
    await isRendering();
    kill(last);
  }
  const problem = editor.page.getByRole('alertdialog', { name: 'Your printable is not made yet' });
  await problem.getByText('We could not make the PDF. Your document is safe.').waitFor();
  expect(states.at(-1)).toMatchObject({ state: 'failed', published_revision: null });
  await begin();
  await hasOnePdf();
});
