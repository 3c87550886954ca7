// @module-tag slow
import { readFile } from 'node:fs/promises';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { PublishState } from '#shared/api/models.ts';
import { aWorksheet } from '../support/builders.ts';
import { anEmail, type EditorDriver } from '../support/editor-driver.ts';
import { aJourney, type Journey, openStored, type Visitor } from '../support/journey.ts';
import { readPdf } from '../support/pdf.ts';
import { findChromium, listGroup } from '../support/processes.ts';
import { waitFor } from '../support/wait-for.ts';

/** How long a PDF may take whose first renderers died, in ms, where other tests keep the processors busy. */
const PATIENCE_MS = 150_000;

/** A server that is down for a moment is what this is about. */
const EXPECTED = /Failed to load resource/;

/**
 * Whatever makes the PDF dies in the middle: there is one PDF in the end, or words and a way to try again,
 * and nobody has to look into a database. A quick stage, so that a dead renderer is missed after seconds.
 */
class Stage {
  readonly journey: Journey;
  readonly states: PublishState[] = [];
  private teacher: Visitor | undefined;
  private titles = 0;

  constructor() {
    this.journey = aJourney({ ownProduct: { RENDER_TIMEOUT_SECONDS: '18', SWEEP_EVERY_SECONDS: '1' } });
    beforeEach(() => this.enter());
    afterAll(() => expect(this.teacher?.faults.filter((fault) => !EXPECTED.test(fault))).toEqual([]));
  }

  get editor(): EditorDriver {
    if (!this.teacher) throw new Error('The teacher enters with the first test');
    return this.teacher.editor;
  }

  /** Somebody new who is about to publish. */
  private async enter(): Promise<void> {
    this.teacher = await this.journey.visitor();
    this.states.length = 0;
    this.titles += 1;
    this.teacher.page.on('response', async (response) => {
      if (!/documents\/[^/]+\/publish$/.test(response.url()) || !response.ok()) return;
      const body = await response.json().catch(() => ({}));
      this.states.push(response.request().method() === 'GET' ? body : body.publish);
    });
    const { editor } = this;
    await openStored(editor, aWorksheet({ title: `Rain ${this.titles}`, filename: 'Rain' }));
    await editor.button('Make Printable').click();
    await editor.signUp(anEmail());
    for (const name of ['Science', 'Grade 2']) await editor.dialog.getByText(name, { exact: true }).click();
  }

  begin(): Promise<void> {
    return this.editor.dialog.getByRole('button', { name: /^(Make Printable|Try again)$/ }).click();
  }

  /** The Chromium that prints, held still as soon as it is there: what it had to do is not done. */
  holdChromium(other?: number): Promise<number> {
    return waitFor(() => {
      const chromium = findChromium(this.journey.product.pid);
      if (!chromium || chromium.pid === other) throw new Error('There is no Chromium');
      for (const { pid } of listGroup(chromium.pid)) process.kill(pid, 'SIGSTOP');
      return chromium.pid;
    }, 10);
  }

  /** Not by `expect.poll`, which must know its test: beside another lane it takes the wrong one, or finds none. */
  waitUntilRendering(): Promise<void> {
    return waitFor(() => expect(this.states.at(-1)?.state).toBe('rendering'));
  }

  /** The published page stands, with the PDF of what was published last and no other. */
  async expectOnePdf(): Promise<void> {
    const { editor, states } = this;
    await editor.page.waitForURL(/\/d\//, { timeout: PATIENCE_MS });
    // The files' own address is another after a restart, which an open page does not know.
    await editor.page.reload();
    const download = editor.page.waitForEvent('download');
    await editor.button('Download PDF').click();
    const pages = await readPdf(await readFile(await (await download).path()));
    expect(pages.map(({ text }) => text).join(' ')).toContain(`Rain ${this.titles}`);
    const last = states.at(-1);
    expect(last).toMatchObject({ state: 'published', error: null });
    expect(last?.published_revision).toBe(last?.revision);
  }
}

const kill = (chromium: number): void => {
  for (const { pid } of listGroup(chromium)) process.kill(pid, 'SIGKILL');
};

/** Beside the other, on a stage of its own: most of the time both wait. */
const lane = (name: string, tests: (stage: Stage) => void) =>
  describe.concurrent(name, () => {
    const stage = new Stage();
    describe('while it makes a PDF', { concurrent: false }, () => tests(stage));
  });

lane('a Chromium', (stage) => {
  test('that is killed in the middle is only late', async () => {
    await stage.begin();
    const chromium = await stage.holdChromium();
    await stage.waitUntilRendering();
    kill(chromium);
    await stage.expectOnePdf();
  });

  test('that hangs is given up, and another makes the PDF', async () => {
    await stage.begin();
    await stage.holdChromium();
    await stage.expectOnePdf();
  });

  test('that dies every time is a failure in words, which can be tried again', async () => {
    // One that is idle would be replaced without a word.
    const idle = findChromium(stage.journey.product.pid);
    if (idle) kill(idle.pid);
    await stage.begin();
    let last = idle?.pid ?? 0;
    for (const _ of ['first', 'second', 'third']) {
      last = await stage.holdChromium(last);
      await stage.waitUntilRendering();
      kill(last);
    }
    const problem = stage.editor.page.getByRole('alertdialog', { name: 'Your printable is not made yet' });
    await problem.getByText('We could not make the PDF. Your document is safe.').waitFor();
    expect(stage.states.at(-1)).toMatchObject({ state: 'failed', published_revision: null });
    await stage.begin();
    await stage.expectOnePdf();
  });
});

lane('a renderer', (stage) => {
  test('that is killed whole while it holds the document is missed, and the PDF made', async () => {
    await stage.begin();
    const chromium = await stage.holdChromium();
    await stage.waitUntilRendering();
    await stage.journey.product.crashAndRestart();
    kill(chromium);
    await stage.expectOnePdf();
  });
});
