import { type Span, sliceSpans, toText } from './inline.ts';

/** What a label says that a line is: a numbered line, or an option. */
export type Label =
  | {
      readonly type: 'number';
      readonly number: number;
      /** The signs around the number, "()" of "(3)": a test numbers its questions in one style. */
      readonly style: string;
    }
  | {
      readonly type: 'option';
      readonly isMarked: boolean;
      /** The place of the letter in the alphabet, from 0; null without a letter. */
      readonly letter: number | null;
    };

/** "1.", "12)", "(3)", "2a)", "4 – Why", "Q1:", "Question 4". */
const NUMBER =
  /^\s*(?:(?:q|question|aufgabe|frage|pregunta|n[.º°])\s*\.?\s*(\d{1,3})\s*[.):]?|([(#]?)(\d{1,3})[a-h]?(?:\s*([.):])(?=\s|$|[^\d\s])|\s[-–—](?=\s\p{L}{2})))\s*/iu;
const CIRCLED = /^\s*([①-⑳])\s*/u;
/** "a)", "B.", "(c)", "D:", "a – ", perhaps with a star, a tick or a box before it. */
const LETTER = /^\s*([*✓✔☑☒✗√]|\[[xX*]\])?\s*\(?([A-Ha-h])(?:\s*[.)\]]|\s?:(?=\s)|\s[-–—](?=\s))\s*/;
const ROMAN = /^\s*\(?(i{1,3}|iv|vi{0,3})[.)]\s+/;
const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];
/** A box or a ring to mark; a bullet. */
const BOX = /^\s*(☐|☑|☒|□|▢|○|●|◯|❍|✓|✔|\(\s?\)|\([xX*]\)|\[\s?\]|\[[xX*]\]|[•·▪◦‣]|[-–*](?=\s))\s*/;
const MARKED = /[*✓✔☑☒√●xX](?!\s*$)|^[✓✔☑☒√●]$|[xX*]/;
const GAP = /_{3,}/;

const toPlace = (letter: string): number => letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);

/** Reads the label at the beginning of a text; null without one. */
function findLabel(text: string): { label: Label; length: number } | null {
  const number = NUMBER.exec(text);
  if (number) {
    const [whole, named, before = '', bare, after = ''] = number;
    return {
      label: { type: 'number', number: Number(named ?? bare), style: named ? 'Q' : before + after },
      length: whole.length,
    };
  }
  const circled = CIRCLED.exec(text);
  if (circled) {
    const value = (circled[1] ?? '').charCodeAt(0) - '①'.charCodeAt(0) + 1;
    return { label: { type: 'number', number: value, style: '○' }, length: circled[0].length };
  }
  const letter = LETTER.exec(text);
  // "A: ____" is a line of a dialogue to be written.
  if (letter && !(letter[0].trimEnd().endsWith(':') && GAP.test(text))) {
    const isMarked = letter[1] !== undefined;
    const place = toPlace(letter[2] ?? '');
    return { label: { type: 'option', isMarked, letter: place }, length: letter[0].length };
  }
  const roman = ROMAN.exec(text);
  if (roman) {
    const place = ROMANS.indexOf(roman[1] ?? '');
    return { label: { type: 'option', isMarked: false, letter: place }, length: roman[0].length };
  }
  const box = BOX.exec(text);
  if (!box) return null;
  const sign = box[1] ?? '';
  const isBullet = /^[•·▪◦‣*–-]$/.test(sign);
  return {
    label: { type: 'option', isMarked: !isBullet && MARKED.test(sign), letter: null },
    length: box[0].length,
  };
}

/** Reads the label of a line, or else takes that of its list; returns the rest of the line. */
export function readLabel(spans: readonly Span[], listed: Label | null) {
  const found = findLabel(toText(spans));
  return found
    ? { label: found.label, spans: sliceSpans(spans, found.length) }
    : { label: listed, spans: [...spans] };
}

/**
 * Finds where options begin that share one line: "a) Lyon  b) Paris". Their letters count from A; in columns, wide
 * apart, they may leave out some: "b) Paris    d) Rome".
 */
export function findInlineOptions(text: string): number[] {
  const found = [...text.matchAll(/(?:^|\s)(\s*)[*✓✔]?\s?(\(?([A-Ha-h])(?:[.)]|:(?=\s)))\s?(?=\S)/g)];
  const starts: number[] = [];
  let last = -1;
  for (const { 1: room = '', 3: letter = '', index } of found) {
    const place = toPlace(letter);
    const isFirstOfRow = starts.length === 0 && text.slice(0, index).trim() === '';
    const isInColumn = starts.length > 0 && room.length > 0 && place > last;
    if (place !== last + 1 && !isFirstOfRow && !isInColumn) continue;
    starts.push(index);
    last = place;
  }
  return starts.length > 1 ? starts : [];
}
