import { type Span, toText } from '../inline.ts';
import { keepRoom } from '../keep-room.ts';
import { type PairTable, placeTables, readTable, type TableRow, toTableMark } from '../pair-tables.ts';
import { recogniseLines } from '../recognise-lines.ts';
import { type ReadFile, Reading, type SourceFile, UnreadableFile } from '../source/reading.ts';
import { findElement, type XmlElement } from '../source/xml-tree.ts';
import { listBlocks, listParagraphs } from './docx-blocks.ts';
import { settleCode } from './docx-code.ts';
import { getBoxText } from './docx-drawings.ts';
import { ListCounter } from './docx-lists.ts';
import { openWord, type WordParts } from './docx-parts.ts';
import { RunReader } from './docx-runs.ts';
import { WordStyles } from './docx-styles.ts';
import { readRows } from './docx-table-cells.ts';
import { toCell } from './pasted-rows.ts';
import { readTable as readQuestionTable } from './table.ts';
import { findHeading } from './table-heading.ts';

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

/** Writes a cell as that of a spreadsheet: its lines in one. */
const toCellText = ({ lines }: TableRow[number]): string => lines.map(toCell).join('\n').trim();

/** Collects the lines of the text, which become questions at its end; a mark holds the place of a table of pairs. */
class Page {
  readonly #lines: (readonly Span[])[] = [];
  readonly #tables: PairTable[] = [];
  readonly reading: Reading;
  readonly #styles: WordStyles;
  readonly #counter: ListCounter;
  readonly #runs: RunReader;
  /** What was read of a paragraph that goes on in the next. */
  #unended: Span[] = [];

  constructor(reading: Reading, { document, styles, numbering }: WordParts) {
    this.reading = reading;
    this.#styles = new WordStyles(styles);
    this.#counter = new ListCounter(numbering, this.#styles, document);
    this.#runs = new RunReader(reading, this.#styles, document);
  }

  readLines = (paragraph: XmlElement, isOnColor = false): Span[][] => {
    const spans = [...this.#unended, ...this.#runs.read(paragraph, isOnColor)];
    this.#unended = [];
    const mark = findElement(findElement(paragraph, 'pPr'), 'rPr');
    // Where the end of a paragraph was deleted, the next one goes on.
    if (findElement(mark, 'del')) {
      this.#unended = spans;
      return [];
    }
    const lines = splitLines(spans).map(keepRoom);
    const isEmpty = lines.every((line) => toText(line).trim() === '');
    // Word counts no entry of which nothing is shown.
    if (isEmpty && this.#styles.readLook(mark, paragraph).isHidden) return [];
    const label = this.#counter.label(paragraph);
    const [head = [], ...others] = this.#readBoxes(isEmpty) ?? lines;
    // A number with nothing behind it is that of what stands below, such as a table.
    if (isEmpty && head.length === 0) return label && /\d/.test(label.text) ? [[label]] : [];
    return label ? [[label, ...head], ...others] : [head, ...others];
  };

  /** Reads the boxes of a paragraph that has nothing else; beside words they may stand anywhere, and are lost by name. */
  #readBoxes(isAlone: boolean): Span[][] | null {
    const boxes = this.#runs.takeBoxes();
    if (!isAlone || boxes.length === 0) {
      for (const box of boxes) this.reading.lose('Text box', getBoxText(box));
      return null;
    }
    return boxes
      .flatMap((box) => listParagraphs(box, this.reading))
      .flatMap((paragraph) => this.readLines(paragraph, true));
  }

  add(lines: readonly (readonly Span[])[]): void {
    this.#lines.push(...lines);
  }

  #endParagraph(): void {
    this.add(splitLines(this.#unended));
    this.#unended = [];
  }

  /** Adds a table: two columns are pairs, others are lines with a sign between the cells. */
  addTable(table: XmlElement): void {
    this.#endParagraph();
    const rows = readRows(table, { reading: this.reading, styles: this.#styles, readLines: this.readLines });
    if (this.#addQuestions(rows)) return;
    const { lines, pairs } = readTable(rows, this.reading.lose);
    this.add(lines);
    if (!pairs) return;
    this.#lines.push([{ text: toTableMark(this.#tables.length), marks: [] }]);
    this.#tables.push(pairs);
  }

  /** Adds the questions of a table whose heading says so, as a spreadsheet has them; tells whether it is one. */
  #addQuestions(rows: readonly TableRow[]): boolean {
    const cells = rows.map((row) => row.map(toCellText));
    const heading = findHeading(cells);
    const isWide = heading !== null && heading.columns.filter((role) => role !== 'number').length > 2;
    if (!isWide || cells.length < heading.row + 2) return false;
    this.end();
    readQuestionTable(cells, this.reading);
    this.reading.where = 'The text';
    return true;
  }

  /** Makes questions of all lines so far. */
  end(): void {
    this.#endParagraph();
    for (const question of recogniseLines(settleCode(this.#lines.splice(0))))
      for (const one of placeTables(question, this.#tables, this.reading.lose)) this.reading.add(one);
    this.#tables.splice(0);
  }

  /** Names the texts that stand around the document. */
  loseAround({ around }: WordParts): void {
    this.reading.where = 'Around the text';
    for (const { what, part } of around) {
      const runs = new RunReader(this.reading, this.#styles, part);
      const lines = listParagraphs(part, this.reading).map((paragraph) => toText(runs.read(paragraph)));
      for (const box of runs.takeBoxes()) this.reading.lose('Text box', getBoxText(box));
      const text = lines.join(' ').trim();
      if (text !== '') this.reading.lose(what, text);
    }
  }
}

/** Reads a document of Word: its numbered questions with lettered options, marked answers, gaps and tables. */
export function readDocx({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  reading.where = 'The text';
  const parts = openWord(bytes);
  reading.findPicture = parts.findPicture;
  const body = findElement(parts.document, 'body');
  if (!body) throw new UnreadableFile('It has no text in it.');
  const page = new Page(reading, parts);
  for (const block of listBlocks(body, reading)) {
    if (block.name === 'tbl') page.addTable(block);
    else page.add(page.readLines(block));
  }
  page.end();
  page.loseAround(parts);
  return reading;
}
