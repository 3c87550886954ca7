import type { Browser, BrowserContext, Page } from 'playwright-core';
import { VIEWPORT } from '../support/browser.ts';
import { type Figure, toFigure } from '../support/figure.ts';
import { repeat } from '../support/repeat.ts';
import { getMedian } from '../support/statistics.ts';
import { withProduct } from '../support/with-product.ts';
import { serveFolder } from './measure-visit.ts';
import { buildPeerEditor } from './peer-editors.ts';

const RUNS = repeat(5);
/** A school's laptop on a slow line: bytes a second, and ms of delay. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER = repeat(4);
const LETTER = 'Ω';

/** An editor that is opened by a newcomer, and how the first letter comes to its paper. */
interface Opened {
  readonly url: string;
  /** Tells whether the paper, or what is its like, is painted. */
  readonly isPainted: () => boolean;
  readonly write: (page: Page) => Promise<void>;
  /** Tells whether the paper shows the letter. */
  readonly isWritten: (letter: string) => boolean;
}

/** Milliseconds since the navigation. */
interface Times {
  readonly paper: number;
  readonly letter: number;
}

/** From the navigation to the painted paper and to the first letter on it, against the faster of two other editors. */
export async function benchOpening(): Promise<Figure[]> {
  const [puck, excalidraw] = [await buildPeerEditor('puck'), await buildPeerEditor('excalidraw')];
  return withProduct((product, browser) =>
    serveFolder(puck.folder, (puckUrl) =>
      serveFolder(excalidraw.folder, async (excalidrawUrl) => {
        const editors = [
          openHandout(`${product.url}/new/worksheet`),
          openPuck(puckUrl),
          openExcalidraw(excalidrawUrl),
        ];
        const runs = await runInTurns(browser, editors);
        return [
          toOpeningFigure('open-paper', '≤ 0.5', runs, ({ paper }) => paper, [puck.name, excalidraw.name]),
          toOpeningFigure('open-letter', '≤ 0.5', runs, ({ letter }) => letter, [puck.name, excalidraw.name]),
          await benchReturning(browser, editors[0] as Opened),
        ];
      }),
    ),
  );
}

/** Opens all editors in turns; lists the times of each. */
async function runInTurns(browser: Browser, editors: readonly Opened[]): Promise<Times[][]> {
  const times: Times[][] = editors.map(() => []);
  for (let run = 0; run < RUNS; run++)
    for (const [place, editor] of editors.entries()) times[place]?.push(await openOnce(browser, editor));
  return times;
}

/** Opens a context that may ask the page what it shows, which our security policy forbids. */
const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: VIEWPORT, locale: 'en-US', bypassCSP: true });

async function openOnce(browser: Browser, editor: Opened): Promise<Times> {
  const context = await openContext(browser);
  try {
    return await openIn(context, editor);
  } finally {
    await context.close();
  }
}

async function openIn(context: BrowserContext, { url, isPainted, write, isWritten }: Opened): Promise<Times> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', LINE);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'commit' });
  const paper = await waitFor(page, isPainted, LETTER);
  await write(page);
  const letter = await waitFor(page, isWritten, LETTER);
  await page.close();
  return { paper, letter };
}

/** Waits for the frame in which the page holds something; returns the time since the navigation in ms. */
async function waitFor(page: Page, holds: (letter: string) => boolean, letter: string): Promise<number> {
  const script = `(${holds})(${JSON.stringify(letter)}) && performance.now()`;
  const time = await page.waitForFunction(script, undefined, { polling: 'raf', timeout: 120_000 });
  return (await time.jsonValue()) as number;
}

/** The second visit of a browser, whose cache has the scripts, to the painted paper. */
async function benchReturning(browser: Browser, ours: Opened): Promise<Figure> {
  const samples = { ours: [] as number[], theirs: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    const context = await openContext(browser);
    samples.theirs.push((await openIn(context, ours)).paper);
    samples.ours.push((await openIn(context, ours)).paper);
    await context.close();
  }
  const about = { figure: 'open-again', unit: 'ms', aim: '≤ 700 ms', against: 'the first visit' } as const;
  return toFigure(samples, { ...about, gates: { ...LINE, slower: SLOWER } });
}

/** Compares ours, which comes first, with whichever of the others has the lower median. */
function toOpeningFigure(
  figure: string,
  aim: string,
  runs: readonly (readonly Times[])[],
  read: (times: Times) => number,
  names: readonly string[],
): Figure {
  const [ours = [], ...others] = runs.map((times) => times.map(read));
  const medians = others.map(getMedian);
  const best = medians.indexOf(Math.min(...medians));
  const about = { figure, unit: 'ms', aim, against: names[best] ?? '', withP95: true } as const;
  const gates = {
    medians: Object.fromEntries(names.map((name, place) => [name, Math.round(medians[place] ?? 0)])),
  };
  return toFigure({ ours, theirs: others[best] ?? [] }, { ...about, gates });
}

const openHandout = (url: string): Opened => ({
  url,
  isPainted: () => {
    const sheet = document.querySelector<HTMLElement>('.desk .page');
    return sheet?.checkVisibility({ visibilityProperty: true }) === true && sheet.innerText.trim() !== '';
  },
  write: async (page) => {
    await page.locator('.desk .page').getByText('Untitled Worksheet').first().click();
    await page.keyboard.type(LETTER);
  },
  isWritten: (letter) => document.querySelector('.desk .page')?.textContent?.includes(letter) ?? false,
});

const openPuck = (url: string): Opened => ({
  url,
  isPainted: () => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe#preview-frame');
    return (frame?.contentDocument?.querySelector('h1')?.textContent ?? '') !== '';
  },
  write: async (page) => {
    const field = page.locator('input[name="children"]').filter({ visible: true }).first();
    // A press before Puck has read the frame's content selects nothing.
    while (!(await field.isVisible())) {
      await page.frameLocator('iframe#preview-frame').locator('h1').click();
      await field.waitFor({ timeout: 1000 }).catch(() => undefined);
    }
    await field.click();
    await page.keyboard.type(LETTER);
  },
  isWritten: (letter) => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe#preview-frame');
    return frame?.contentDocument?.querySelector('h1')?.textContent?.includes(letter) ?? false;
  },
});

const openExcalidraw = (url: string): Opened => ({
  url,
  isPainted: () => (document.querySelector('canvas.interactive')?.clientWidth ?? 0) > 0,
  write: async (page) => {
    await page.locator('[data-testid="toolbar-text"]').locator('..').click();
    await page.mouse.click(VIEWPORT.width / 2, VIEWPORT.height / 2);
    await page.locator('textarea.excalidraw-wysiwyg').waitFor();
    await page.keyboard.type(LETTER);
  },
  isWritten: (letter) =>
    document.querySelector<HTMLTextAreaElement>('textarea.excalidraw-wysiwyg')?.value.includes(letter) ??
    false,
});
