import { chromiumInstall } from '#functions/adapters/chromium/binary.ts';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { documentedBrowser, documentedPrint } from '../peers/documented-browser.ts';
import { worksheetOfPages } from '../support/documents.ts';
import { type Figure, figureOf, inTurns, timed } from '../support/figure.ts';
import { type FinishedHtml, finishedHtml } from './finished-html.ts';
import { samePdf } from './pdf-facts.ts';
import { rawPrinter } from './raw-printer.ts';

const PAGES = 10;
const RUNS = 15;
const WARM_UP = 3;
const document = worksheetOfPages(PAGES);

/** A document handed to a renderer that is warm, against the floor and against the documented way. */
export async function warmRender(): Promise<Figure[]> {
  const html = await finishedHtml(document);
  const renderer = createRenderer();
  const ours = async () => {
    const { pdf } = await renderer.render({ document, answerKey: false, paper: 'letter', thumbnail: false });
    return pdf;
  };
  try {
    return [await againstRaw(ours, html), await againstDocumented(ours, html)];
  } finally {
    await renderer.close();
  }
}

type Print = () => Promise<Uint8Array>;

async function compare(ours: Print, theirs: Print) {
  for (let run = 0; run < WARM_UP; run++) await samePdf(await ours(), await theirs(), PAGES);
  const samples = await inTurns(
    RUNS,
    () => timed(ours),
    () => timed(theirs),
  );
  return { samples, gates: await samePdf(await ours(), await theirs(), PAGES) };
}

async function againstRaw(ours: Print, html: FinishedHtml): Promise<Figure> {
  const raw = await rawPrinter(html);
  const { samples, gates } = await compare(ours, raw.print).finally(raw.stop);
  return figureOf(samples, { figure: 'warm-render', unit: 'ms', aim: '≤ 1.15', gates });
}

async function againstDocumented(ours: Print, html: FinishedHtml): Promise<Figure> {
  const { executable, environment } = await chromiumInstall();
  const browser = await documentedBrowser(executable, { ...process.env, ...environment });
  const theirs = () => documentedPrint(browser, html.whole);
  const { samples, gates } = await compare(ours, theirs).finally(() => browser.close());
  return figureOf(samples, { figure: 'warm-render-documented', unit: 'ms', aim: '≤ 0.30', gates });
}
