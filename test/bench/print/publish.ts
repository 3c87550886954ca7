import { aProduct } from '#test/support/product.ts';
import { createWorksheetOfPages } from '../support/documents.ts';
import { type Figure, measureTime, runAlternately, toFigure } from '../support/figure.ts';
import { repeat } from '../support/repeat.ts';
import { Teacher } from '../support/teacher.ts';
import { createFinishedHtml } from './finished-html.ts';
import { assertSamePdf } from './pdf-facts.ts';
import { createRawPrinter } from './raw-printer.ts';

const PAGES = 10;
const RUNS = repeat(9);
const WARM_UP = repeat(2);

/** From the publish request until the new revision is published, on the running product; the key is made too. */
export async function benchPublish(): Promise<Figure[]> {
  const document = createWorksheetOfPages(PAGES);
  const product = await aProduct();
  const raw = await createRawPrinter(await createFinishedHtml(document));
  try {
    const teacher = await Teacher.signUp(product);
    const { id, version } = await teacher.create(document);
    const publishing = createPublisher(teacher, id, version);
    for (let run = 0; run < WARM_UP; run++) await publishing();
    const samples = await runAlternately(
      RUNS,
      () => measureTime(publishing),
      () => measureTime(raw.print),
    );
    const gates = await assertSamePdf(await teacher.publishedPdf(id), await raw.print(), PAGES);
    return [toFigure(samples, { figure: 'publish', unit: 'ms', aim: 'to be set', gates })];
  } finally {
    await Promise.all([product.stop(), raw.stop()]);
  }
}

/** Publishes once more each time, until that very revision stands. */
function createPublisher(teacher: Teacher, id: string, created: number): () => Promise<void> {
  let version = created;
  return async () => {
    version = await teacher.publishAndWait(id, version);
  };
}
