import { describe, expect, test } from 'vitest';
import { listPictures } from '#shared/document/pictures.ts';
import { dealSetOfCards } from '#shared/kinds/bingo/words.ts';
import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import { createFinishedHtml } from '#test/bench/print/finished-html.ts';
import { createRawPrinter } from '#test/bench/print/raw-printer.ts';
import { listMovedWords } from '../support/paper/compare-words.ts';
import { type Fixture, hasItemsForOneSide, isInShare, listFixtures } from '../support/paper/fixtures.ts';
import { type Glyph, groupIntoWords } from '../support/paper/group-words.ts';
import { listHeadings } from '../support/paper/headings.ts';
import { type PdfFacts, readPdfFacts } from '../support/paper/pdf-facts.ts';
import { openPdf, printAll, printOnce, SIDES, type Side } from '../support/paper/print-fixtures.ts';
import { readGlyphs } from '../support/paper/printed-words.ts';
import { readRules } from '../support/paper/rule-lengths.ts';

const fixtures = listFixtures();
const printed = printOnce();
async function withPdf<T>(
  fixture: Fixture,
  side: Side,
  look: (pdf: Awaited<ReturnType<typeof openPdf>>) => Promise<T>,
) {
  const pdf = await openPdf(await printed(fixture, side));
  return look(pdf).finally(() => pdf.loadingTask.destroy());
}

/** Read once, whichever tests ask for it. */
function readFacts(fixture: Fixture, side: Side): Promise<PdfFacts> {
  const key = `${fixture.name}-${side}`;
  const known = facts.get(key) ?? withPdf(fixture, side, readPdfFacts);
  facts.set(key, known);
  return known;
}
const facts = new Map<string, Promise<PdfFacts>>();

/** The fonts of the product, as their files call themselves; any other would be the machine's. */
const OURS =
  /^[A-Z]{6}\+(Nunito|Andika|Lexend|AtkinsonHyperlegible|OpenDyslexic|ComicNeue|Noto|PatrickHand|EduAUVICWANT(?:Hand|Dots|Pre)|Fredoka|Schoolbell|ShortStack|Cedarville|Playwrite|DejaVuSans)/;

const listShownItems = ({ document }: Fixture) =>
  document.entity_type === 'worksheet' ? document.items.filter(({ hide }) => !hide) : [];
const listPageGlyphs = (fixture: Fixture, side: Side): Promise<Glyph[][]> =>
  withPdf(fixture, side, (pdf) =>
    Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => readGlyphs(await pdf.getPage(index + 1))),
    ),
  );

const removeSpaces = (text: string) => text.replace(/[\s\p{Cf}]+/gu, '');
/** Letters to trace are outlines, of whatever face. */
const hasTracedLetters = (fixture: Fixture) =>
  listShownItems(fixture).some(({ type }) => type === 'handwriting');

const optionsOf = (fixture: Fixture) => ({ tags: isInShare(fixture) ? [] : ['slow'] });

for (const fixture of fixtures)
  describe.concurrent(`the PDF of ${fixture.name}`, optionsOf(fixture), () => testPdf(fixture));

function testPdf(fixture: Fixture): void {
  const { document } = fixture;

  test.for(SIDES)('%s: vector text in embedded subsets of our own fonts, no box among it', async (side) => {
    const { fonts, boxes, images } = await readFacts(fixture, side);
    expect(fonts.filter(({ name, embedded }) => !embedded || !OURS.test(name))).toEqual([]);
    expect({ boxes, images }).toEqual({ boxes: 0, images: 0 });
  });

  test.skipIf(hasTracedLetters(fixture))(
    'other scripts have fonts, no drawings of their letters',
    async () => {
      const { fonts } = await readFacts(fixture, 'student');
      expect(fonts.filter(({ name, isDrawn }) => isDrawn && name.includes('Noto'))).toEqual([]);
    },
  );

  test('says title and language, has no script and no link', async () => {
    const { links } = await readFacts(fixture, 'student');
    const { info, scripts } = await withPdf(fixture, 'student', async (pdf) => {
      const { info } = await pdf.getMetadata();
      return { info, scripts: await pdf.hasJSActions() };
    });
    expect(info).toMatchObject({
      Title: toPlainText(document.title),
      Language: document.locale,
      Creator: 'Handout',
      CreationDate: expect.stringMatching(/^D:20/),
    });
    expect({ links, scripts }).toEqual({ links: [], scripts: false });
    expect(Buffer.from(await printed(fixture, 'student')).includes('/URI')).toBe(false);
  });

  test('is tagged: title and sections are headings and the outline, figures say what they show', async () => {
    const { tags, outline } = await readFacts(fixture, 'student');
    const headings = listHeadings(fixture);
    expect(outline.map(removeSpaces)).toEqual(headings.map(({ words }) => removeSpaces(words)));
    expect(tags.flatMap(({ role }) => (/^H[1-6]$/.test(role) ? [role] : []))).toEqual(
      headings.map(({ role }) => role),
    );
    expect(tags.filter(({ role, alt }) => role === 'Figure' && !alt)).toEqual([]);
    expect(tags.some(({ role }) => role === 'Document')).toBe(true);
  });

  test.skipIf(hasItemsForOneSide(fixture))(
    'has its key on the same pages, each word in its place',
    async () => {
      const [student, key] = await Promise.all([
        listPageGlyphs(fixture, 'student'),
        listPageGlyphs(fixture, 'key'),
      ]);
      expect(key.length, 'pages').toBe(student.length);
      expect(student.map((page, place) => listMovedWords(page, key[place] ?? []))).toEqual(
        student.map(() => []),
      );
    },
  );
}

const findFixture = (name: string): Fixture => {
  const found = fixtures.find((fixture) => fixture.name === name);
  if (!found) throw new Error(`There is no fixture ${name}`);
  return found;
};
const listTextsByRole = ({ tags }: PdfFacts, role: string) =>
  tags.filter((tag) => tag.role === role).map(({ text }) => text);

test('lists and choices are lists to a screen reader', async () => {
  const listed = await readFacts(findFixture('formatted-instructions'), 'student');
  expect(listTextsByRole(listed, 'LI')).toContainEqual(
    expect.stringContaining('three repeats of every measurement'),
  );
  const choices = await readFacts(findFixture('water-cycle-first-half'), 'student');
  expect(listTextsByRole(choices, 'LI')).toContainEqual(expect.stringMatching(/B.*evaporation/));
});

test('a bingo card is a table to a screen reader, with its rows and squares', async () => {
  const { tags } = await readFacts(findFixture('animal-bingo'), 'student');
  const { document } = findFixture('animal-bingo');
  if (document.entity_type !== 'bingo') throw new Error('It is no bingo');
  const { card_count, dimension } = document;
  const count = (wanted: string) => tags.filter(({ role }) => role === wanted).length;
  expect([count('TR'), count('TD')]).toEqual([card_count * dimension, card_count * dimension ** 2]);
  expect(count('Table')).toBe(card_count);
});

test('a bingo card has its words in rows and columns, each in the middle of its square', async () => {
  const { document } = findFixture('animal-bingo');
  if (document.entity_type !== 'bingo') throw new Error('It is no bingo');
  const { dimension } = document;
  const card = { ...document, card_count: 1, cards_per_page: 1 } as const;
  const fixture = { name: 'one card', document: card };
  const pdf = await openPdf(await printAll([fixture], ['student'])(fixture, 'student'));
  const printedWords = groupIntoWords(await readGlyphs(await pdf.getPage(1)));
  const found = (dealSetOfCards(card)[0] ?? []).flatMap((item, cell) => {
    const text = item === null ? '' : toPlainText(card.items[item]?.term ?? '');
    const word = printedWords.find((other) => other.text === text);
    const place = { row: Math.floor(cell / dimension), column: cell % dimension };
    return word ? [{ ...place, middle: (word.start + word.end) / 2, baseline: word.baseline }] : [];
  });
  expect(new Set(found.map(({ row }) => row)).size).toBe(dimension);
  expect(new Set(found.map(({ column }) => column)).size).toBe(dimension);
  for (const a of found)
    for (const b of found) {
      if (a.column === b.column) expect(Math.abs(a.middle - b.middle)).toBeLessThan(1);
      if (a.column < b.column) expect(b.middle - a.middle).toBeGreaterThan(96);
      if (a.row === b.row) expect(Math.abs(a.baseline - b.baseline)).toBeLessThan(48);
      if (a.row < b.row) expect(b.baseline - a.baseline).toBeGreaterThan(48);
    }
  await pdf.loadingTask.destroy();
});

test('a picture says what it shows', async () => {
  const fixture = findFixture('plants-with-pictures');
  const { tags } = await readFacts(fixture, 'student');
  const said = tags.flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []));
  const alts = listPictures(fixture.document).map(({ image }) => image.alt);
  expect(alts.length).toBeGreaterThan(0);
  expect(said.toSorted()).toEqual(alts.toSorted());
});

test.each(['letter', 'a4'] as const)('on %s a line of 100 mm measures 100 mm', async (paper) => {
  const { document } = findFixture('hundred-millimetres');
  const [fixture] = [{ name: paper, document: { ...document, paper } }];
  const pdf = await openPdf(await printAll([fixture])(fixture, 'student'));
  const page = await pdf.getPage(1);
  const { width, height } = SHEETS[paper];
  expect(Math.abs((page.view[2] ?? 0) / 72 - width / 96)).toBeLessThan(0.01);
  expect(Math.abs((page.view[3] ?? 0) / 72 - height / 96)).toBeLessThan(0.01);
  const rules = (await readRules(page)).filter((length) => Math.abs(length - 100) < 2);
  expect(rules).toHaveLength(2);
  for (const length of rules) expect(Math.abs(length - 100)).toBeLessThan(0.2);
  await pdf.loadingTask.destroy();
});

test.each(['forty-question-test', 'japanese-school', 'premium-fonts'])(
  '%s is at most 1.2 times as large as the same pages printed by bare Chromium',
  { tags: ['slow'] },
  async (name) => {
    const fixture = findFixture(name);
    const raw = await createRawPrinter(await createFinishedHtml(fixture.document));
    const [ours, bare] = await Promise.all([printed(fixture, 'student'), raw.print().finally(raw.stop)]);
    expect(ours.byteLength / bare.byteLength).toBeLessThanOrEqual(1.2);
  },
);
