import { listPlaces, toLookalike } from '../vocabulary/alphabets.ts';
import { readAnswer } from './answers.ts';
import { maskCode, sliceSpans, trimSpans } from './inline.ts';
import { joinWrapped } from './join-wrapped.ts';
import { readKeyHeading } from './key-lines.ts';
import type { Candidate, Label } from './labels.ts';
import type { Line, RawLine } from './lines.ts';
import { settleBullets } from './settle-bullets.ts';
import { ASKS, settleNumbers } from './settle-numbers.ts';

type LetterCandidate = Extract<Candidate, { type: 'letter' }>;
type OptionLabel = Extract<Label, { type: 'option' }>;

/** The most lines between an option and the next one. */
const FAR = 40;
/** So many letters may be left out between two options, such as those that stand in other columns. */
const LEAP = 3;

const getNumber = ({ candidate }: RawLine) => (candidate?.type === 'number' ? candidate : null);
const getLetter = (line: RawLine | undefined): LetterCandidate | null =>
  line?.candidate?.type === 'letter' ? line.candidate : null;

/** The letter that a marked box is where it counts on: "(x)" behind "(w)", or behind "(ix)". */
function getLetterOfBox({ candidate }: RawLine): LetterCandidate | null {
  if (candidate?.type !== 'box' || !/^[([]x[)\]]$/i.test(candidate.mark)) return null;
  const { mark, length } = candidate;
  const isLarge = mark.includes('X');
  return {
    type: 'letter',
    sign: 'x',
    isLarge,
    places: listPlaces('x'),
    mark: null,
    isCertain: false,
    length,
  };
}

/** Finds the numbers that count options: "1)" and "2)" below a question "1.". */
function findInner(lines: readonly RawLine[]): Set<number> {
  const inner = new Set<number>();
  const styles = lines.flatMap(({ candidate, listed }) => {
    if (candidate?.type === 'number') return [candidate.style];
    return listed?.type === 'number' ? [listed.style] : [];
  });
  /** The style of the last question that has words. */
  let asked: string | null = null;
  let count = 0;
  for (const [at, line] of lines.entries()) {
    const found = getNumber(line);
    const style: string | undefined =
      found?.style ?? (line.listed?.type === 'number' ? line.listed.style : undefined);
    if (style === undefined) continue;
    const isOther = asked !== null && style !== asked && style !== styles[0];
    if (found && isOther && found.number === count + 1) {
      inner.add(at);
      count += 1;
    } else {
      const hasWords = line.text.length > (found?.length ?? 0);
      asked = hasWords ? style : null;
      count = 0;
    }
  }
  return inner;
}

/** The orders of numbers in words: "I", "II", large, and "一", "二". */
const WORDED_NUMBERS = ['roman', 'chinese, numbers'] as const;

/** Returns the place of a letter in an order of numbers; null where it is none. */
function getWorded(line: RawLine, order: (typeof WORDED_NUMBERS)[number]): number | null {
  const letter = getLetter(line);
  return letter && (letter.isLarge || order !== 'roman') ? (letter.places.get(order) ?? null) : null;
}

/** Makes numbers of "I.", "II." or "一、", "二、" where each asks or has lettered options below it, and no numbers. */
function numberWorded(lines: readonly RawLine[], order: (typeof WORDED_NUMBERS)[number]): readonly RawLine[] {
  const places = [...lines.keys()].filter((at) => getWorded(lines[at] as RawLine, order) !== null);
  const key = findKey(lines);
  const isCounted = places.every((at, place) => getWorded(lines[at] as RawLine, order) === place);
  const isFirst = (line: RawLine) =>
    [...(getLetter(line)?.places ?? [])].some(([name, place]) => name !== order && place === 0);
  const isAsked = places.every((at, place) => {
    const below = lines.slice(at + 1, places[place + 1] ?? Math.max(at + 1, key));
    return (below.some(isFirst) || ASKS.test(lines[at]?.text ?? '')) && !below.some(getNumber);
  });
  if (places.length < 2 || !isCounted || !isAsked || lines.slice(0, places[0]).some(getNumber)) return lines;
  return lines.map((line) => {
    const place = getWorded(line, order);
    const letter = getLetter(line);
    if (place === null || !letter) return line;
    const written = line.text.slice(0, letter.length).trim();
    return {
      ...line,
      candidate: { type: 'number', number: place + 1, part: '', style: 'I', written, length: letter.length },
    };
  });
}

/** The most lines between an option with a number in words and the next one: farther apart they are headings. */
const NEAR = 2;

/** Leaves out numbers in words that have none of their order right above or below. */
function keepNear(lines: readonly RawLine[]): readonly RawLine[] {
  const order = 'chinese, numbers';
  const places = lines.map((line) => getLetter(line)?.places.get(order) ?? null);
  return lines.map((line, at) => {
    const { candidate } = line;
    const own = places[at];
    if (candidate?.type !== 'letter' || own == null) return line;
    const around = places.slice(Math.max(0, at - NEAR), at + NEAR + 1);
    if (around.some((place) => place !== null && Math.abs(place - own) === 1)) return line;
    const others = new Map([...candidate.places].filter(([name]) => name !== order));
    return { ...line, candidate: others.size > 0 ? { ...candidate, places: others } : null };
  });
}

/** Finds where the answers to all questions begin. */
function findKey(lines: readonly RawLine[]): number {
  const hasLabel = ({ candidate, listed }: RawLine) => candidate !== null || listed !== null;
  const key = lines.findIndex(
    ({ text }, at) => readKeyHeading(text) !== null && lines.slice(0, at).some(hasLabel),
  );
  return key < 0 ? lines.length : key;
}

/** The letters of the options of one question, so far: the last place in each order that all of them follow. */
type Run = ReadonlyMap<string, number>;

/** Goes on with a letter: in the orders in which it comes next, or soon after. */
const goOn = (run: Run, { places }: LetterCandidate, leap: number): Run => {
  const follow = (leap: number) =>
    new Map(
      [...places].filter(([name, place]) => {
        const last = run.get(name);
        return last !== undefined && place > last && place <= last + leap;
      }),
    );
  const next = follow(1);
  return next.size > 0 ? next : follow(leap);
};

/** Begins with a letter: in the orders of which it is the first, and of which the next comes below. */
function begin(lines: readonly RawLine[], at: number, isEnd: (at: number) => boolean): Run {
  const letter = getLetter(lines[at]);
  const first = new Map([...(letter?.places ?? [])].filter(([, place]) => place === 0));
  if (first.size === 0) return first;
  const run = new Map<string, number>();
  for (let next = at + 1; next < Math.min(lines.length, at + FAR) && !isEnd(next); next++) {
    for (const [name, place] of getLetter(lines[next])?.places ?? [])
      if (place === 1 && first.has(name)) run.set(name, 0);
    if (run.size > 0) return run;
  }
  return letter?.isCertain ? first : run;
}

const toOption = ({ mark, sign: typed, isLarge }: LetterCandidate, run: Run): OptionLabel => {
  const [[order, letter] = ['latin', 0]] = run;
  const sign = order === 'latin' || order === 'roman' ? typed : toLookalike(typed);
  const isMarked = mark !== null && !/[✗✘❌☒]/u.test(mark);
  return { type: 'option', isMarked, mark, sign, letter, style: `${order} ${isLarge ? 'large' : 'small'}` };
};

/** Finds the letters that are labels of options, each with its label. */
function settleLetters(lines: readonly RawLine[], asked: ReadonlySet<number>): Map<number, OptionLabel> {
  const found = new Map<number, OptionLabel>();
  let run: Run = new Map();
  const isEnd = (at: number) => asked.has(at) || readAnswer(lines[at]?.text ?? '') !== null;
  for (const at of lines.keys()) {
    if (isEnd(at)) run = new Map();
    const line = lines[at];
    const box = line && getLetterOfBox(line);
    const letter = box ?? getLetter(line);
    if (!letter) continue;
    const next = goOn(run, letter, box ? 1 : LEAP);
    if (box && next.size === 0) continue;
    const begun = next.size > 0 ? next : begin(lines, at, isEnd);
    const latin = letter.places.get('latin');
    if (begun.size > 0) run = begun;
    else if (!letter.isCertain || latin === undefined) continue;
    found.set(at, toOption(letter, begun.size > 0 ? begun : new Map([['latin', latin ?? 0]])));
  }
  return found;
}

const toLine = (line: RawLine, label: Label | null, length: number): Line => {
  const spans = trimSpans(sliceSpans(line.spans, label ? length : 0));
  return {
    label,
    spans,
    text: maskCode(spans),
    whole: line.spans,
    ...(line.isHeading && { isHeading: true }),
  };
};

/** Says of each line which label it has, by the lines around it: numbers and letters are labels where they count on. */
export function settleLabels(given: readonly RawLine[]): Line[] {
  const lines = keepNear(WORDED_NUMBERS.reduce(numberWorded, settleBullets(given)));
  const key = findKey(lines);
  const inner = findInner(lines.slice(0, key));
  const numbers = settleNumbers(lines.slice(0, key), (at) => inner.has(at));
  const letters = settleLetters(lines, new Set(numbers.keys()));
  const settled = lines.map((line, at): Line => {
    const { candidate, listed, shown } = line;
    const length = candidate?.length ?? 0;
    const letter = letters.get(at);
    if (candidate?.type === 'box' && !letter) {
      const { mark, isMarked } = candidate;
      return toLine(
        line,
        { type: 'option', isMarked, mark: shown ?? mark, sign: null, letter: null, style: null },
        length,
      );
    }
    if (letter) return toLine(line, shown === null ? letter : { ...letter, mark: shown }, length);
    if (candidate?.type !== 'number') return toLine(line, listed, 0);
    const { number, style, written } = candidate;
    if (inner.has(at))
      return toLine(
        line,
        { type: 'option', isMarked: false, mark: null, sign: String(number), letter: number - 1, style },
        length,
      );
    const isOdd = numbers.get(at);
    if (isOdd === undefined && at < key) return toLine(line, listed, 0);
    const { hasRoom, answer } = line;
    const numbered = toLine(
      line,
      { type: 'number', number, style, odd: shown ?? (isOdd ? written : null) },
      length,
    );
    return { ...numbered, ...(hasRoom && { hasRoom }), ...(answer !== undefined && { answer }) };
  });
  return joinWrapped(settled, (at) => lines[at]?.isAfterBlank === true || lines[at]?.isParagraph === true);
}
