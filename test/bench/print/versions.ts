import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { createWorksheetOfPages } from '../support/documents.ts';
import { type Figure, measureTime, runAlternately, toFigure } from '../support/figure.ts';
import { repeat } from '../support/repeat.ts';

const PAGES = repeat(30, 3);
const SEEDS = [1, 22, 333, 4444, 55_555, 666_666, 7_777_777, 88_888_888];
const RUNS = repeat(5);
const WARM_UP = repeat(2);

/** A worksheet in eight versions, as one PDF, against the same in one version: a version costs no more than a sheet. */
export async function benchVersions(): Promise<Figure[]> {
  const one = createWorksheetOfPages(PAGES);
  const eight = {
    ...one,
    // The first that has versions: what prints them is loaded for it.
    schema_version: 2,
    versions: {
      seeds: SEEDS,
      ...{ shuffles_items: true, shuffles_options: true, first_as_written: true, separate: false },
    },
  } as HandoutDocument;
  const renderer = createRenderer();
  const print = (document: HandoutDocument, pages: number) => async () => {
    const made = await renderer.render({ document, answerKey: false, paper: 'letter', thumbnail: false });
    if (made.pages < pages) throw new Error(`Printed ${made.pages} pages of ${pages}`);
  };
  const [ours, theirs] = [print(eight, PAGES * SEEDS.length), print(one, PAGES)];
  try {
    for (let run = 0; run < WARM_UP; run++) await ours().then(theirs);
    const samples = await runAlternately(
      RUNS,
      () => measureTime(ours),
      () => measureTime(theirs),
    );
    return [
      toFigure(samples, {
        figure: 'eight-versions',
        unit: 'ms',
        aim: '≤ 8.5',
        gates: { pages: [PAGES * SEEDS.length, PAGES] },
      }),
    ];
  } finally {
    await renderer.close();
  }
}
