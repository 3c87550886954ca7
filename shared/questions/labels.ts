import { once } from 'es-toolkit';
import { listForeignSigns, listPlaces, readNumber, toLookalike, toSign } from '../vocabulary/alphabets.ts';
import { listQuestionWords, toAlternatives } from '../vocabulary/question-words.ts';
import { maskCode, type Span } from './inline.ts';

/** What a label says that a line is: a numbered line, or an option. */
export type Label =
  | {
      readonly type: 'number';
      readonly number: number;
      /** The signs around the number, "()" of "(3)": a test numbers its questions in one style. */
      readonly style: string;
      /** The label where it does not count on from the one before; null where it does. */
      readonly odd: string | null;
    }
  | {
      readonly type: 'option';
      readonly isMarked: boolean;
      /** The sign beside the letter, or the box; null without one. */
      readonly mark: string | null;
      /** The letters as the orders have them; null without. */
      readonly sign: string | null;
      /** The place of the letter in its order, from 0; null without a letter. */
      readonly letter: number | null;
      /** The order of its letters, and whether they are large; null without a letter. */
      readonly style: string | null;
    };

/** What may be a label at the beginning of a line, until the lines around it say whether it is one. */
export type Candidate =
  | {
      readonly type: 'number';
      readonly number: number;
      /** The letter of a part: "a" of "2a)"; "" without one. */
      readonly part: string;
      readonly style: string;
      readonly written: string;
      readonly length: number;
    }
  | {
      readonly type: 'letter';
      readonly sign: string;
      readonly isLarge: boolean;
      /** The places of the letters in each order that has them. */
      readonly places: ReadonlyMap<string, number>;
      readonly mark: string | null;
      /** The first letters of Latin are labels wherever they stand. */
      readonly isCertain: boolean;
      readonly length: number;
    }
  | { readonly type: 'box'; readonly mark: string; readonly isMarked: boolean; readonly length: number };

/** The style of a number that has nothing but a dash behind it, as a quantity or a year may have. */
export const DASHED = '-';
/** The style of a number behind a word: "Question 4". */
export const WORDED = 'Q';

/** "1.", "12)", "(3)", "2a)", "4 – Why", "１．", "٢-", "5 (2 points)"; no "8 : 2", which divides. */
const NUMBER =
  /^\s*(?!\p{Nd}+\s+[:：]\s*\p{Nd})([(（#[【]?)\s*(\p{Nd}{1,3})([a-h]?)(?:\s*(\.-(?=\s)|[.)\]:．）】：、。।۔]|번(?=[\s.]))\.?(?=\s|$|[^\p{Nd}\s]|(?<=[、)）])(?!\p{Nd}{1,3}[、)）]))|(?=\s[(（[]\p{Nd}{1,3}\s?\p{L}{1,8}\.?[)）\]]\s)|\s[-–—](?=\s\p{L}{2})|[-–—](?=\s+[\p{L}¿¡]))\s*/u;
/** "Q1:", "Question 4", "Câu 1:", "第3题". */
const getWorded = once(
  () =>
    new RegExp(
      String.raw`^\s*(?:(?:${toAlternatives(listQuestionWords('question'))})\s*\.?(?:\s*(?:№|n[.º°]))?|№|n[.º°]|第)\s*(\p{Nd}{1,3})(?!\p{Nd})(?:\s*(?:/|of|von|de|sur|di|van|из)\s*\p{Nd}{1,3}(?![\p{Nd}\p{L}]))?\s*[題题问問]?\s*[.):．）：、।۔。]?\s*`,
      'iu',
    ),
);
const CIRCLED = /^\s*([①-⑳⑴-⒇⒈-⒛❶-❿])\s*/u;
const CIRCLED_ZEROS = ['①', '⑴', '⒈', '❶'].map((first) => first.charCodeAt(0) - 1);

const MARK = String.raw`[*✓✔☑☒✗✘√✅❌]\uFE0F?|\[[xX*]\]|[xX](?=\s+[(（]?[A-Ha-h][.)])`;
/** A bullet of a list of which each entry has a letter too. */
const BEFORE_LETTER = String.raw`(?:[-–•·▪◦‣]\s+(?=[(（]?[A-Za-z][.)）]\s))?`;
/** "a)", "B.", "(c)", "D:", "- E) ", "a – ", "б)", "（ア）", "א.", perhaps with a star, a tick or a box before it. */
const getLetter = once(
  () =>
    new RegExp(
      String.raw`^\s*${BEFORE_LETTER}(${MARK})?\s*[(（[【]?\s*((?:[A-Z]|[Ａ-Ｚ]|[IVX]{2,5}|[Ⅰ-Ⅻ]|${listForeignSigns().join('|')}|[أإآھةیىک]|[ｱ-ﾝ]|[ㄱ-ㅎ])['׳΄ـ]?)(?:\s*[.)\]）．】।۔]|\s?:(?=\s)|[：、]|\s[-–—](?=\s)|[-–—](?=\s)|(?<=[ア-ンあ-ん])\s+(?=\S))\s*`,
      'iu',
    ),
);
const CERTAIN = new RegExp(
  String.raw`^\s*${BEFORE_LETTER}(?:${MARK})?\s*\(?[A-Ha-h](?:\s*[.)\]]|\s?:(?=\s)|\s[-–—](?=\s))\s*`,
  'u',
);
const CIRCLED_LETTER = new RegExp(String.raw`^\s*(${MARK})?\s*([ⓐ-ⓩⒶ-Ⓩ⒜-⒵㉠-㉻])\s*`, 'u');
/** A box or a ring to mark, perhaps behind a bullet as in Markdown's lists of tasks; a bullet. */
const BOX =
  /^\s*(?:[-–•*+]\s+(?=[☐☑☒□▢○●◯❍✓✔✅✗✘❌]|[[(（]\s{0,6}[xX*✓✔√]?\s{0,6}[\])）]))?(☐|☑|☒|□|▢|○|●|◯|❍|[✓✔✅✗✘❌]\uFE0F?|\(\s{0,6}\)|\(\s?[xX*✓✔√]\s?\)|（\s{0,3}）|（\s?[xX*✓✔√]\s?）|\[\s{0,6}\]|\[\s?[xX*✓✔]\s?\]|[•·▪◦‣]|[-–−*+](?=\s))\s*/;
const MARKED = /[*✓✔✅☑☒√●xX]/u;
const BULLET = /^[•·▪◦‣*–−+-]$/;
const GAP = /_{3,}/;
/** What stands behind the first of two ordinals, as many languages write them: "2. – 4. Klasse", "2. und 3. Klasse". */
const TO_ORDINAL = /^(?:[-–—/,&]|\p{Ll}{1,4}\.?\s)\s?\p{Nd}{1,3}\.(?=\s)/u;

function findNumber(text: string): Candidate | null {
  const bare = NUMBER.exec(text);
  if (bare) {
    const [whole, before = '', digits = '', part = '', behind = ''] = bare;
    const style = before || behind ? before + behind.normalize('NFKC') : DASHED;
    // "[4]" alone is what an answer earns.
    if ((before === '[' || before === '【') && (behind === '' || whole.length === text.length)) return null;
    if (behind === '.' && TO_ORDINAL.test(text.slice(whole.length))) return null;
    return {
      type: 'number',
      number: readNumber(digits),
      part,
      style,
      written: whole.trim(),
      length: whole.length,
    };
  }
  const worded = getWorded().exec(text);
  if (worded) {
    const [whole, digits = ''] = worded;
    const number = readNumber(digits);
    return { type: 'number', number, part: '', style: WORDED, written: whole.trim(), length: whole.length };
  }
  const circled = CIRCLED.exec(text);
  if (!circled) return null;
  const [whole, sign = ''] = circled;
  const code = sign.charCodeAt(0);
  const number = code - (CIRCLED_ZEROS.findLast((zero) => zero < code) ?? code);
  return { type: 'number', number, part: '', style: '○', written: sign, length: whole.length };
}

function findLetter(text: string): Candidate | null {
  const found = getLetter().exec(text) ?? CIRCLED_LETTER.exec(text);
  if (!found) return null;
  const [whole, mark = null, label = ''] = found;
  // "A: ____" is a line of a dialogue to be written.
  if (/[:：]\s*$/.test(whole) && GAP.test(text)) return null;
  const sign = toSign(label);
  const places = new Map([...listPlaces(sign), ...listPlaces(toLookalike(sign))]);
  if (places.size === 0) return null;
  const isLarge = label !== label.toLowerCase();
  return {
    type: 'letter',
    sign,
    isLarge,
    places,
    mark,
    isCertain: CERTAIN.exec(text)?.[0] === whole,
    length: whole.length,
  };
}

function findBox(text: string): Candidate | null {
  const box = BOX.exec(text);
  if (!box) return null;
  const [whole, mark = ''] = box;
  return { type: 'box', mark, isMarked: !BULLET.test(mark) && MARKED.test(mark), length: whole.length };
}

/** Finds what may be the label of a line; null where it has none. Code has no labels. */
export function findCandidate(spans: readonly Span[]): Candidate | null {
  const text = maskCode(spans);
  const number = findNumber(text);
  if (number) return number;
  // "(x)" and "[x]" are boxes, and no letters.
  return /^\s*[([（]\s?[xX]\s?[)\]）]/.test(text) ? findBox(text) : (findLetter(text) ?? findBox(text));
}

/** Finds the orders in which letters go on: those in which they stand next, or behind in columns. */
function goOn(
  last: ReadonlyMap<string, number>,
  next: ReadonlyMap<string, number>,
  isInColumn: boolean,
): Map<string, number> {
  const isNext = (name: string, place: number) => {
    const before = last.get(name);
    return before !== undefined && (place === before + 1 || (isInColumn && place > before));
  };
  return new Map([...next].filter(([name, place]) => isNext(name, place)));
}

const getInline = once(
  () =>
    new RegExp(
      String.raw`(?:^|\s)(\s*)[*✓✔]?\s?([(（]?([A-Z]|[Ａ-Ｚ]|[IVX]{2,5}|${listForeignSigns().join('|')}|[أإآھةیىک]|[ㄱ-ㅎ])ـ?(?:[.)）．、]|:(?=\s)))\s{0,4}(?=\S)|()(?<=\S)(（([A-ZＡ-Ｚア-コあ-こ一二三四五六七八九十甲-癸])）)(?=\S)|(?:^|\s)(\s*)(([①-⑩ⓐ-ⓩ㉠-㉻]))\s?(?=\S)|(?:^|\s)(\s*)(([ア-コ]))\s+(?=\S)`,
      'giu',
    ),
);

const listInlinePlaces = (label: string): ReadonlyMap<string, number> =>
  CIRCLED.test(label)
    ? new Map([['circled', label.charCodeAt(0) - '①'.charCodeAt(0)]])
    : listPlaces(toSign(label));

/**
 * Finds where options begin that share one line: "a) Lyon  b) Paris". Their letters count from the first; in columns, wide
 * apart, they may leave out some: "b) Paris    d) Rome".
 */
export function findInlineOptions(text: string): number[] {
  const starts: number[] = [];
  const labels: string[] = [];
  let last: ReadonlyMap<string, number> = new Map();
  for (const found of text.matchAll(getInline())) {
    const room = found[1] ?? found[4] ?? found[7] ?? found[10] ?? '';
    const places = listInlinePlaces(found[3] ?? found[6] ?? found[9] ?? found[12] ?? '');
    const isFirst = starts.length === 0;
    const isFirstOfRow = isFirst && text.slice(0, found.index).trim() === '';
    const begun = new Map([...places].filter(([, place]) => isFirstOfRow || place === 0));
    const next = isFirst ? begun : goOn(last, places, room.length > 0);
    if (next.size === 0) continue;
    starts.push(found.index);
    labels.push(found[2] ?? '');
    last = next;
  }
  // "A: 5 B: 6, what is A + B?" gives values to letters.
  const areValues = /[?？]\s*$/.test(text) && labels.every((label) => label.endsWith(':'));
  return starts.length > 1 && !areValues ? starts : [];
}
