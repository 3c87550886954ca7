import { chromiumInstall } from '#functions/adapters/chromium/binary.ts';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { iconPictures } from '#functions/adapters/icons/icon-pictures.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { documentedBrowser, documentedPrint } from '../peers/documented-browser.ts';
import { bingoOfCards, pictureBingoOfCards, worksheetOfPages } from '../support/documents.ts';
import { type Figure, figureOf, inTurns, timed } from '../support/figure.ts';
import { type FinishedHtml, finishedHtml } from './finished-html.ts';
import { samePdf } from './pdf-facts.ts';
import { rawPrinter } from './raw-printer.ts';

const RUNS = 25;
/** Until both sides run the code that their browsers have compiled. */
const WARM_UP = 15;

interface Case {
  readonly figure: string;
  readonly document: HandoutDocument;
  readonly pages: number;
  /** Of the documented way; null where that would take minutes. */
  readonly aim: string | null;
  /** Fewer where each of them is long. */
  readonly runs?: number;
  readonly warmUp?: number;
}

const WORKSHEET: Case = {
  figure: 'warm-render',
  document: worksheetOfPages(10),
  pages: 10,
  aim: '≤ 0.30',
};
const BINGO: Case = { figure: 'warm-bingo', document: bingoOfCards(30), pages: 30, aim: '≤ 0.60' };
const PICTURES: Case = {
  figure: 'warm-bingo-pictures',
  document: pictureBingoOfCards(100),
  pages: 100,
  aim: null,
  runs: 3,
  warmUp: 1,
};

/** A document handed to a renderer that is warm, against the floor and against the documented way. */
const measured = (about: Case) => async (): Promise<Figure[]> => {
  const { document } = about;
  const images = await iconPictures(document);
  const html = await finishedHtml(document, images);
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
    const floor = await againstRaw(about, ours, html);
    return about.aim === null ? [floor] : [floor, await againstDocumented(about, ours, html, about.aim)];
  } finally {
    await renderer.close();
  }
};
export const warmRender = measured(WORKSHEET);
export const warmBingo = measured(BINGO);
export const warmBingoPictures = measured(PICTURES);

type Print = () => Promise<Uint8Array>;

async function compare({ pages, runs = RUNS, warmUp = WARM_UP }: Case, ours: Print, theirs: Print) {
  for (let run = 0; run < warmUp; run++) await samePdf(await ours(), await theirs(), pages);
  const samples = await inTurns(
    runs,
    () => timed(ours),
    () => timed(theirs),
  );
  return { samples, gates: await samePdf(await ours(), await theirs(), pages) };
}

async function againstRaw(about: Case, ours: Print, html: FinishedHtml): Promise<Figure> {
  const raw = await rawPrinter(html);
  const { samples, gates } = await compare(about, ours, raw.print).finally(raw.stop);
  return figureOf(samples, { figure: about.figure, unit: 'ms', aim: '≤ 1.15', gates });
}

async function againstDocumented(about: Case, ours: Print, html: FinishedHtml, aim: string): Promise<Figure> {
  const { executable, environment } = await chromiumInstall();
  const browser = await documentedBrowser(executable, { ...process.env, ...environment });
  const theirs = () => documentedPrint(browser, html.whole);
  const { samples, gates } = await compare(about, ours, theirs).finally(() => browser.close());
  return figureOf(samples, { figure: `${about.figure}-documented`, unit: 'ms', aim, gates });
}
