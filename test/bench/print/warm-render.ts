import { installChromium } from '#functions/adapters/chromium/binary.ts';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { findIconPictures } from '#functions/adapters/icons/icon-pictures.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { launchDocumentedBrowser, printAsDocumented } from '../peers/documented-browser.ts';
import {
  createBingo,
  createDrawings,
  createPictureBingo,
  createWorksheetOfPages,
} from '../support/documents.ts';
import { type Figure, measureTime, runAlternately, toFigure } from '../support/figure.ts';
import { repeat } from '../support/repeat.ts';
import { createFinishedHtml, type FinishedHtml } from './finished-html.ts';
import { assertSamePdf } from './pdf-facts.ts';
import { createRawPrinter } from './raw-printer.ts';

const RUNS = repeat(25);
/** Until both sides run the code that their browsers have compiled. */
const WARM_UP = repeat(15);

interface Case {
  readonly figure: string;
  readonly document: HandoutDocument;
  readonly pages: number;
  /** Of raw DevTools, where it is not that of a worksheet. */
  readonly floor?: string;
  /** Of the documented way; null where that would take minutes. */
  readonly aim: string | null;
  /** Fewer where each of them is long. */
  readonly runs?: number;
  readonly warmUp?: number;
}

const WORKSHEET: Case = {
  figure: 'warm-render',
  document: createWorksheetOfPages(10),
  pages: 10,
  aim: '≤ 0.30',
};
const CARDS = repeat(30, 4);
const BINGO: Case = { figure: 'warm-bingo', document: createBingo(CARDS), pages: CARDS, aim: '≤ 0.60' };
const PICTURE_CARDS = repeat(100, 8);
const PICTURES: Case = {
  figure: 'warm-bingo-pictures',
  document: createPictureBingo(PICTURE_CARDS),
  pages: PICTURE_CARDS,
  floor: '≤ 0.90',
  aim: null,
  runs: repeat(9),
  warmUp: 1,
};

/** As many drawings as a page holds, each of some paths. */
const DRAWINGS: Case = {
  figure: 'warm-drawings',
  document: createDrawings(60),
  pages: 1,
  // Raw DevTools is handed shapes that are drawn already.
  floor: 'ours ≤ 120 ms',
  aim: '≤ 0.60',
};

/** A document handed to a renderer that is warm, against the floor and against the documented way. */
const benchRender = (about: Case) => async (): Promise<Figure[]> => {
  const { document } = about;
  const images = await findIconPictures(document);
  const html = await createFinishedHtml(document, images);
  const renderer = createRenderer();
  const ours = async () => {
    const { pdf } = await renderer.render({
      document,
      answerKey: false,
      paper: 'letter',
      thumbnail: false,
      images,
    });
    return pdf;
  };
  try {
    const floor = await compareWithRaw(about, ours, html);
    return about.aim === null ? [floor] : [floor, await compareWithDocumented(about, ours, html, about.aim)];
  } finally {
    await renderer.close();
  }
};
export const benchWarmRender = benchRender(WORKSHEET);
export const benchWarmBingo = benchRender(BINGO);
export const benchWarmDrawings = benchRender(DRAWINGS);
export const benchWarmBingoPictures = benchRender(PICTURES);

type Print = () => Promise<Uint8Array>;

async function compareRenders({ pages, runs = RUNS, warmUp = WARM_UP }: Case, ours: Print, theirs: Print) {
  for (let run = 0; run < warmUp; run++) await assertSamePdf(await ours(), await theirs(), pages);
  const samples = await runAlternately(
    runs,
    () => measureTime(ours),
    () => measureTime(theirs),
  );
  return { samples, gates: await assertSamePdf(await ours(), await theirs(), pages) };
}

async function compareWithRaw(about: Case, ours: Print, html: FinishedHtml): Promise<Figure> {
  const raw = await createRawPrinter(html);
  const { samples, gates } = await compareRenders(about, ours, raw.print).finally(raw.stop);
  return toFigure(samples, { figure: about.figure, unit: 'ms', aim: about.floor ?? '≤ 1.10', gates });
}

async function compareWithDocumented(
  about: Case,
  ours: Print,
  html: FinishedHtml,
  aim: string,
): Promise<Figure> {
  const { executable, environment } = await installChromium();
  const browser = await launchDocumentedBrowser(executable, { ...process.env, ...environment });
  const theirs = () => printAsDocumented(browser, html.whole);
  const { samples, gates } = await compareRenders(about, ours, theirs).finally(() => browser.close());
  return toFigure(samples, { figure: `${about.figure}-documented`, unit: 'ms', aim, gates });
}
