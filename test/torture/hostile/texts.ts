import { aBrowser } from '../../support/browser.ts';
import { listFixtures } from '../../support/paper/fixtures.ts';
import { aProduct } from '../../support/product.ts';
import type { TrialRecord } from '../support/record.ts';
import { checkExports } from './exported-texts.ts';
import { fillDocument } from './fill-document.ts';
import { createHostileTexts } from './hostile-texts.ts';
import { WatchedPrinter } from './printed-texts.ts';
import { showPublished } from './published-texts.ts';
import { findMarks, showInEditor } from './shown-texts.ts';
import type { Trap } from './trap.ts';
import { openWatched, type WatchedPerson } from './watched-person.ts';

export const TEXT_KINDS = [
  'text in the editor',
  'text on the published page',
  'text in study mode',
  'text in a PDF',
  'text in an export',
] as const;

/** One document of each way to hold texts: the first of them in the short form. */
const FILLED = [
  'quiz-with-answer-key',
  'spanish-food',
  'matching-of-every-kind',
  'fill-in-the-blank-of-every-kind',
  'animal-bingo',
  'word-banks-over-pages',
  'word-scramble-of-every-kind',
  'every-option',
  'formatted-instructions',
  'plants-with-pictures',
  'numbering-and-hidden',
  'student-info-on-every-page',
  'forty-question-test',
  'everything-with-borders',
  'reading-passage',
  'writing-practice',
];

interface Given {
  readonly seed: number;
  readonly documents: number;
  readonly trap: Trap;
}

/** Puts hostile texts into every field of documents, and looks at each surface that shows them. */
export async function tryTexts(record: TrialRecord, { seed, documents, trap }: Given): Promise<void> {
  const texts = createHostileTexts(seed, 20_000, trap.url);
  let used = 0;
  const take = () => texts[used++] as (typeof texts)[number];
  const fixtures = new Map(listFixtures().map(({ name, document }) => [name, document]));
  const filled = FILLED.slice(0, documents).map((name) => {
    const document = fixtures.get(name);
    if (!document) throw new Error(`There is no fixture ${name}`);
    return { name, ...fillDocument(document, take) };
  });
  for (const { fields } of filled) record.count('fields that take a text', fields);
  const product = await aProduct();
  const browser = await aBrowser();
  const printer = await WatchedPrinter.open();
  try {
    const teacher = await openWatched(browser, product.url);
    const judge = await openWatched(browser, trap.url);
    // A page of the trap's, so that whatever is asked of its own host is heard.
    await judge.page.goto(trap.serve(''));
    for (const { name, document } of filled) {
      const shown = await showInEditor(teacher.page, product, document, `draft-${name}`);
      record.tryOne('text in the editor', shown.size);
      for (const answerKey of [false, true]) {
        const printed = await printer.print(document, answerKey);
        record.tryOne('text in a PDF', findMarks(printed.text).size);
        for (const link of [...printed.links, ...printed.parts])
          record.miss('text in a PDF', `${name}: ${link}`);
      }
      const exported = await checkExports(judge.page, document, record);
      record.tryOne('text in an export', exported);
    }
    const student = await openWatched(browser, product.url);
    await showPublished({ product, student, record, documents: filled.slice(0, 2) });
    for (const path of trap.heard.filter((asked) => findMarks(asked).size > 0)) record.miss('fetched', path);
    trap.heard.length = 0;
    for (const person of [teacher, student, judge]) tell(record, person);
    for (const mark of printer.ran) record.miss('ran in the print page', mark);
    for (const url of printer.fetched) record.miss('fetched by the print page', url);
    await provokeTexts(record, judge, trap, texts.slice(0, used));
  } finally {
    await Promise.all([browser.close(), printer.close()]);
    await product.stop();
  }
}

function tell(record: TrialRecord, { ran, fetched }: WatchedPerson): void {
  for (const mark of ran) record.miss('ran in a page', mark);
  for (const url of fetched) record.miss('fetched by a page', url);
}

/** The same texts where nothing stands against them: they run and fetch, or the trial proves nothing. */
async function provokeTexts(
  record: TrialRecord,
  judge: WatchedPerson,
  trap: Trap,
  texts: readonly { text: string }[],
): Promise<void> {
  judge.ran.length = 0;
  const pages = texts.slice(0, 200).map(({ text }) => trap.serve(text));
  const address = trap.serve(pages.map((page) => `<iframe src="${page}"></iframe>`).join(''));
  await judge.page.goto(address, { waitUntil: 'networkidle' });
  record.count('unguarded texts that ran', new Set(judge.ran).size);
  record.count('unguarded texts that fetched', new Set(trap.heard).size);
  if (judge.ran.length < 20 || trap.heard.length < 10)
    record.miss(
      'corpus',
      `only ${judge.ran.length} texts ran and ${trap.heard.length} fetched without a guard`,
    );
}
