import { once } from 'es-toolkit';
import { listForeignSigns, listPlaces, toLookalike, toSign } from '../vocabulary/alphabets.ts';
import { maskCode, type Span, sliceSpans, trimSpans } from './inline.ts';
import type { PlacedLine } from './lines.ts';

const EMPTY = String.raw`\(\s{0,3}\)|（\s{0,3}）|\[\s{0,3}\]|[☐□▢○◯❍]`;
const FULL = String.raw`\(\s?[xX*✓✔√]\s?\)|（\s?[xX*✓✔√]\s?）|\[\s?[xX*✓✔]\s?\]|[☑☒■●✓✔✅]\uFE0F?`;

/** A letter with a box behind it: "A ( ) ", "b) [x] ". */
const getLettered = once(
  () =>
    new RegExp(
      String.raw`^\s*([(（]?([A-Z]|${listForeignSigns().join('|')})(?:\s?[.):．）：、])?)\s*(${EMPTY}|${FULL})\s*(?=\S)`,
      'iu',
    ),
);
/** A letter with a box before it: "( ) A. ", "☐ b) ". */
const getBoxed = once(
  () =>
    new RegExp(
      String.raw`^\s*(${EMPTY}|${FULL})\s*([(（]?([A-Z]|${listForeignSigns().join('|')})\s?[.):．）：、])\s*(?=\S)`,
      'iu',
    ),
);
/** Words with a box behind them: "Paris (x)". */
const TRAILING = new RegExp(String.raw`^(?=.{1,200}$)(.*\S)\s+(${EMPTY}|${FULL})\s*$`, 'u');
const IS_EMPTY = new RegExp(`^(?:${EMPTY})$`, 'u');
/** A label alone has its words elsewhere. */
const LABEL_ALONE = /^\s*[(（]?[\p{L}\p{Nd}]{1,3}[.):．）、]\s*$/u;
const ANY_BOX = new RegExp(`${EMPTY}|${FULL}`, 'u');
/** A number begins a question, and no option. */
const NUMBERED = /^\s*\p{Nd}{1,3}\s?[.)．）、:：]/u;

/** A line with a box that is not at its beginning. */
interface Boxed {
  readonly box: string;
  /** The letter beside the box as it stands; "" without one. */
  readonly letter: string;
  /** The places of the letter in each order that has it. */
  readonly places: ReadonlyMap<string, number>;
  /** [from, to) of the words without the letter and the box. */
  readonly from: number;
  readonly to: number;
}

function toBoxed(text: string, whole: string, box: string, label: string): Boxed {
  const letter = label.replace(/[(（]|\s*[.):．）：、]$/gu, '');
  const sign = toSign(letter);
  const places = new Map([...listPlaces(sign), ...listPlaces(toLookalike(sign))]);
  return { box, letter, places, from: whole.length, to: text.length };
}

function findLettered(text: string): Boxed | null {
  const [whole, label = '', , box = ''] = getLettered().exec(text) ?? [];
  return whole === undefined ? null : toBoxed(text, whole, box, label);
}

function findBoxed(text: string): Boxed | null {
  const [whole, box = '', label = ''] = getBoxed().exec(text) ?? [];
  return whole === undefined ? null : toBoxed(text, whole, box, label);
}

function findTrailing(text: string): Boxed | null {
  const found = NUMBERED.test(text) ? null : TRAILING.exec(text);
  if (!found) return null;
  const [, words = '', box = ''] = found;
  // A row of a table has a box in each of its cells.
  if (LABEL_ALONE.test(words) || ANY_BOX.test(words)) return null;
  return { box, letter: '', places: new Map(), from: 0, to: words.length };
}

/** Tells whether the letters of lines are the first of one order. */
function areLettered(boxed: readonly Boxed[]): boolean {
  const orders = [...(boxed[0]?.places.keys() ?? [])];
  return orders.some((order) => boxed.every(({ places }, at) => places.get(order) === at));
}

const plain = (text: string): Span => ({ text, marks: [] });

function turn(line: PlacedLine, { box, letter, from, to }: Boxed): PlacedLine {
  const words = trimSpans(sliceSpans(line.spans, from, to));
  const isMarked = !IS_EMPTY.test(box);
  const label = letter === '' ? (isMarked ? '☑ ' : '☐ ') : `${isMarked ? '✓ ' : ''}${letter}) `;
  return { ...line, spans: [plain(label), ...words], shown: isMarked ? box : null };
}

/**
 * Turns the boxes of options that stand beside their letters or behind their words to the beginning, where all lines of a question
 * have one, and one of them is empty. Brackets with the sign of a variable stay.
 */
export function turnBoxes(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const turned = [...lines];
  for (const find of [findBoxed, findLettered, findTrailing]) {
    const found = turned.map(({ spans, listed }) => (listed === null ? find(maskCode(spans)) : null));
    for (let at = 0; at < found.length; ) {
      let end = at + 1;
      if (found[at]) while (found[end] && found[end]?.places.get('latin') !== 0) end++;
      const run = found.slice(at, end).flatMap((one) => one ?? []);
      const hasEmpty = run.some(({ box }) => IS_EMPTY.test(box));
      if (run.length > 1 && hasEmpty && (find === findTrailing || areLettered(run)))
        for (const [place, one] of run.entries())
          turned[at + place] = turn(turned[at + place] as PlacedLine, one);
      at = end;
    }
  }
  return turned;
}
