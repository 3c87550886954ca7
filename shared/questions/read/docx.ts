import type { ReadPair } from '../../items/parts/read-question.ts';
import { isBlank } from '../../text/plain-text.ts';
import { type Span, toText, toValue } from '../inline.ts';
import { recogniseLines } from '../recognise-lines.ts';
import { decodeText } from '../source/decode-text.ts';
import type { FindPicture } from '../source/picture-shelf.ts';
import {
  findAllElements,
  findElement,
  getXmlText,
  listElements,
  readXml,
  type XmlElement,
} from '../source/read-xml.ts';
import { createPictureFinder, type Entries, getEntry, readZip } from '../source/read-zip.ts';
import { type ReadFile, Reading, type SourceFile, UnreadableFile } from '../source/reading.ts';
import { ListCounter, readListFormats, readRuns } from './docx-paragraphs.ts';
import { type PairTable, placeTables, readPairPlace, toTableMark } from './docx-tables.ts';
import { resolveAddress } from './package-address.ts';

const DOCUMENT = 'word/document.xml';
const NUMBERING = 'word/numbering.xml';
/** Says which file each picture of the text is. */
const LINKS = 'word/_rels/document.xml.rels';
/** Texts around the document, by what a loss calls them. */
const AROUND: readonly (readonly [RegExp, string])[] = [
  [/^word\/header\d*\.xml$/, 'Header of the pages'],
  [/^word\/footer\d*\.xml$/, 'Footer of the pages'],
  [/^word\/footnotes\.xml$/, 'Footnote'],
  [/^word\/endnotes\.xml$/, 'Endnote'],
  [/^word\/comments\.xml$/, 'Comment'],
];

const isWanted = (path: string): boolean =>
  path === DOCUMENT || path === NUMBERING || path === LINKS || AROUND.some(([pattern]) => pattern.test(path));

/** Splits the runs of a paragraph at its line breaks. */
function splitLines(spans: readonly Span[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const { text, marks } of spans) {
    for (const [at, part] of text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      lines.at(-1)?.push({ text: part, marks });
    }
  }
  return lines;
}

/** Collects the lines of the text, which become questions at its end; a mark holds the place of a table of pairs. */
class Page {
  readonly #lines: Span[][] = [];
  readonly #tables: PairTable[] = [];
  readonly reading: Reading;
  readonly #counter: ListCounter;

  constructor(reading: Reading, numbering: XmlElement | null) {
    this.reading = reading;
    this.#counter = new ListCounter(readListFormats(numbering));
  }

  readLines(paragraph: XmlElement): Span[][] {
    const label = this.#counter.label(paragraph);
    const lines = splitLines(readRuns(paragraph, this.reading));
    const [first = []] = lines;
    const isEmpty = lines.every((spans) => toText(spans).trim() === '');
    if (isEmpty) return [];
    return label === '' ? lines : [[{ text: label, marks: [] }, ...first], ...lines.slice(1)];
  }

  add(lines: readonly Span[][]): void {
    this.#lines.push(...lines);
  }

  addTable(table: PairTable): void {
    this.#lines.push(toLine(toTableMark(this.#tables.length)));
    this.#tables.push(table);
  }

  /** Makes questions of all lines. */
  end(): void {
    for (const question of recogniseLines(this.#lines))
      for (const one of placeTables(question, this.#tables, this.reading)) this.reading.add(one);
  }
}

/** Reads a table: two columns are pairs, others are lines with a sign between the cells. */
function readTable(table: XmlElement, page: Page): void {
  const rows = listElements(table, 'tr').map((row) =>
    listElements(row, 'tc').map((cell) => findAllElements(cell, ['p']).flatMap((one) => page.readLines(one))),
  );
  const isFilled = (cell: readonly Span[][] | undefined) => (cell?.length ?? 0) > 0;
  const places = listElements(table, 'tr').map((row) => readPairPlace(listElements(row, 'tc')[1]));
  const isOurs = places.every((place) => place !== null);
  const arePairs =
    (rows.length > 1 && rows.every((row) => row.length === 2 && row.every(isFilled))) ||
    (isOurs && rows.every((row) => row.length === 2 && isFilled(row[1])));
  if (!arePairs) {
    page.reading.lose('Frame of a table');
    for (const row of rows) {
      const cells = row.filter(isFilled);
      if (cells.length === 1) page.add(cells[0] ?? []);
      else if (cells.length > 1)
        page.add([cells.map((cell) => cell.map(toText).join(' ')).join(' | ')].map(toLine));
    }
    return;
  }
  const sides = rows.map(([left = [], right = []]) => ({ left: toSide(left), right: toSide(right) }));
  page.addTable(sortSides(sides, isOurs ? places : sides.map((_, place) => place)));
}

/** Gives each left side the right one that says its place; those of no left side are extras. */
function sortSides(sides: readonly ReadPair[], places: readonly (number | null)[]): PairTable {
  const rights = new Map(places.map((place, row) => [place, sides[row]?.right ?? '']));
  const lefts = sides.map(({ left }) => left).filter((left) => !isBlank(left));
  const pairs = lefts.map((left, place) => ({ left, right: rights.get(place) ?? '' }));
  const extras = [...rights].flatMap(([place, right]) => ((place ?? 0) < lefts.length ? [] : [right]));
  return { pairs, extras };
}

const toLine = (text: string): Span[] => [{ text, marks: [] }];
const toSide = (lines: readonly Span[][]) =>
  toValue([lines.flatMap((spans, at) => (at === 0 ? spans : [{ text: ' ', marks: [] }, ...spans]))]);

function loseAround(entries: Entries, reading: Reading): void {
  for (const [path, entry] of entries) {
    const what = AROUND.find(([pattern]) => pattern.test(path))?.[1];
    if (!what) continue;
    reading.where = 'Around the text';
    const text = findAllElements(readXml(decodeText(entry)), ['t'])
      .map(getXmlText)
      .join(' ');
    if (text.trim() !== '') reading.lose(what, text);
  }
}

/** Creates what finds a picture by the id of its link; those outside the document are never fetched. */
function createWordPictures(zip: Uint8Array, links: XmlElement): FindPicture {
  const targets = new Map(
    listElements(links, 'Relationship')
      .filter(({ attributes }) => attributes.TargetMode !== 'External')
      .map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']),
  );
  const find = createPictureFinder(zip);
  return (id) => {
    const target = targets.get(id);
    if (target === undefined) return null;
    return find(target.startsWith('/') ? target.slice(1) : resolveAddress(DOCUMENT, target));
  };
}

/** Reads a document of Word: its numbered questions with lettered options, marked answers, gaps and tables. */
export function readDocx({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  reading.where = 'The text';
  const entries = readZip(bytes, isWanted);
  const root = readXml(decodeText(getEntry(entries, DOCUMENT)));
  const numbering = entries.get(NUMBERING);
  const links = entries.get(LINKS);
  if (links) reading.findPicture = createWordPictures(bytes, readXml(decodeText(links)));
  const body = findElement(root, 'body');
  if (!body) throw new UnreadableFile('It has no text in it.');
  const page = new Page(reading, numbering ? readXml(decodeText(numbering)) : null);
  for (const block of findAllElements(body, ['p', 'tbl'])) {
    if (block.name === 'tbl') readTable(block, page);
    else page.add(page.readLines(block));
  }
  page.end();
  loseAround(entries, reading);
  return reading;
}
