import { type Span, toText } from './inline.ts';
import { isTruthLine } from './truth.ts';

interface Cell {
  readonly lines: readonly (readonly Span[])[];
}
type Row = readonly Cell[];

/** What a cell has that is to be ticked, or was. */
const TICK = /^\s*(?:[☐☑☒□■▢✓✔✗✘]|\[\s?[xX*✓✔]?\s?\]|\(\s?[xX*✓✔]?\s?\)|[xX])\s*$/u;
/** A box is there to be ticked; a tick alone may tell something in a table that is read. */
const BOX = /[☐☑☒□■▢[(]/u;
const CROSS = /[☒✗✘]/u;
const TICKED = /[☑☒■✓✔xX*]/u;

const toWords = ({ lines }: Cell): string => lines.map(toText).join(' ');
const isFilled = (cell: Cell): boolean => toWords(cell).trim() !== '';
const plain = (text: string): Span => ({ text, marks: [] });

/** Tells which cells of a row are ticked: a cross is a tick unless others have one. */
function listTicked(cells: Row): boolean[] {
  const words = cells.map(toWords);
  const hasTick = words.some((text) => TICKED.test(text) && !CROSS.test(text));
  return words.map((text) => TICKED.test(text) && !(hasTick && CROSS.test(text)));
}

/**
 * Writes each row of a table in which something is ticked as a question with the heads of the columns as its options:
 * "Ice floats. | ☒ | ☐" below "True | False". Null for any other table.
 */
export function toTickLines(rows: readonly Row[], hasNumbers: boolean): Span[][] | null {
  const [heads = [], ...others] = rows;
  const from = hasNumbers ? 2 : 1;
  const names = heads.slice(from);
  const isGrid =
    names.length > 1 &&
    others.length > 0 &&
    names.every((head) => isFilled(head) && !TICK.test(toWords(head))) &&
    others.every((row) => {
      const cells = row.slice(from);
      const hasBox =
        cells.some(isFilled) && cells.every((cell) => !isFilled(cell) || TICK.test(toWords(cell)));
      return row.length === heads.length && row.slice(0, from).every(isFilled) && hasBox;
    });
  const areBoxes = others.some((row) => row.slice(from).some((cell) => BOX.test(toWords(cell))));
  if (!isGrid || !(areBoxes || names.every((head) => isTruthLine(toWords(head))))) return null;
  return others.flatMap((row) => {
    const asked = row.slice(0, from).flatMap(({ lines }) => lines.flatMap((line) => [...line, plain(' ')]));
    const ticked = listTicked(row.slice(from));
    return [asked, ...names.map((head, at) => [plain(ticked[at] ? '☑ ' : '☐ '), ...head.lines.flat()])];
  });
}
