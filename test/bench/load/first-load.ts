import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder } from '#test/support/a-folder.ts';
import type { Product } from '#test/support/product.ts';
import { createWorksheetOfPages } from '../support/documents.ts';
import { type Figure, type Gates, toFigure } from '../support/figure.ts';
import { PROJECT } from '../support/process.ts';
import { roundFigure } from '../support/statistics.ts';
import { Teacher } from '../support/teacher.ts';
import { withProduct } from '../support/with-product.ts';
import { buildInto, findChunk, listReachable, weighFiles } from './build-sizes.ts';
import { type Fetched, measureVisit, serveFolder } from './measure-visit.ts';
import { buildPeerEditor, type PeerEditor } from './peer-editors.ts';

/** The chunks of the site's other pages, which nobody needs to edit. */
const OTHER_PAGES = ['for-start', 'for-published', 'AccountPage', 'BankPage', 'SharedPage'];

/** A page of ours whose first visit is weighed. */
interface WeighedPage {
  readonly figure: string;
  readonly path: string;
  readonly shown: string;
  readonly aim: string;
}

const PAGES: readonly WeighedPage[] = [
  { figure: 'first-load', path: '/new/worksheet', shown: '#root .desk .page', aim: '≤ 1.15' },
  { figure: 'first-load-flashcard', path: '/new/flashcard', shown: '#root .desk .page', aim: '≤ 1.2' },
  { figure: 'first-load-bingo', path: '/new/bingo', shown: '#root .desk .page', aim: '≤ 1.2' },
  { figure: 'first-load-start', path: '/', shown: '.kind-tile', aim: '≤ 0.6' },
];

/** Bytes that first visits fetch, of a published page too, and that the whole editor can come to. */
export async function benchFirstLoad(): Promise<Figure[]> {
  return withProduct(async (product, browser) => {
    const puck = await buildPeerEditor('puck');
    const id = await publishWorksheet(product);
    const published = { path: `/d/${id}/water`, shown: '.published-title, h1:has(bdi)', aim: 'none yet' };
    const pages = [...PAGES, { figure: 'first-load-published', ...published }];
    const theirs = await serveFolder(puck.folder, (url) =>
      measureVisit(browser, url, '[class*=PuckPreview]'),
    );
    const figures: Figure[] = [];
    for (const page of pages) {
      const ours = await measureVisit(browser, `${product.url}${page.path}`, page.shown);
      figures.push(toVisitFigure(page, puck, ours, theirs));
    }
    return [...figures, await benchWholeEditor(puck)];
  });
}

/** Publishes a worksheet for everybody; returns its id. */
async function publishWorksheet(product: Product): Promise<string> {
  const teacher = await Teacher.signUp(product);
  const { id, version } = await teacher.create(createWorksheetOfPages(2));
  await teacher.publishAndWait(id, version);
  return id;
}

/** Weighs both visits; beside them stands what ours fetches while nobody touches the page. */
function toVisitFigure(
  { figure, aim }: WeighedPage,
  puck: PeerEditor,
  ours: Fetched,
  theirs: Fetched,
): Figure {
  const site = join(PROJECT, 'dist/web');
  const [first, untouched] = [ours.first, ours.untouched].map((files) => weighFiles(site, files));
  const gates = { untouched, of_first: roundFigure((untouched ?? 0) / (first ?? 1)) };
  return toBytesFigure(figure, aim, puck, [site, ours.first], [puck.folder, theirs.first], gates);
}

async function benchWholeEditor(puck: PeerEditor): Promise<Figure> {
  const folder = aFolder();
  const ours = await buildInto(folder, { configFile: join(PROJECT, 'web/vite.config.ts') });
  const files = listReachable(ours, findChunk(ours, 'first'), OTHER_PAGES);
  const theirs = listReachable(puck, 'index.html');
  const figure = toBytesFigure('whole-editor', 'none yet', puck, [folder, files], [puck.folder, theirs]);
  rmSync(folder, { recursive: true });
  return figure;
}

type Weighed = [folder: string, files: readonly string[]];

function toBytesFigure(
  figure: string,
  aim: string,
  { name }: PeerEditor,
  ours: Weighed,
  theirs: Weighed,
  more: Gates = {},
): Figure {
  const gates = { files: [ours[1].length, theirs[1].length], ...more };
  const samples = { ours: [weighFiles(...ours)], theirs: [weighFiles(...theirs)] };
  return toFigure(samples, { figure, unit: 'bytes', aim, against: name, gates });
}
