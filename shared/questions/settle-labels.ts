import { toLookalike } from '../vocabulary/alphabets.ts';
import { readAnswer } from './answers.ts';
import { maskCode, sliceSpans, trimSpans } from './inline.ts';
import { readKeyHeading } from './key-lines.ts';
import type { Candidate, Label } from './labels.ts';
import type { Line, RawLine } from './lines.ts';
import { settleNumbers } from './settle-numbers.ts';

type LetterCandidate = Extract<Candidate, { type: 'letter' }>;
type OptionLabel = Extract<Label, { type: 'option' }>;

/** The most lines between an option and the next one. */
const FAR = 40;
/** So many letters may be left out between two options, such as those that stand in other columns. */
const LEAP = 3;

const getNumber = ({ candidate }: RawLine) => (candidate?.type === 'number' ? candidate : null);
const getLetter = (line: RawLine | undefined): LetterCandidate | null =>
  line?.candidate?.type === 'letter' ? line.candidate : null;

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

/** Tells whether a letter is "I", "II", "III" …, large. */
const getRoman = (line: RawLine): number | null => {
  const letter = getLetter(line);
  return letter?.isLarge ? (letter.places.get('roman') ?? null) : null;
};

/** Makes numbers of "I.", "II." … where each has lettered options below it and no numbers. */
function numberRomans(lines: readonly RawLine[]): readonly RawLine[] {
  const places = [...lines.keys()].filter((at) => getRoman(lines[at] as RawLine) !== null);
  const isCounted = places.every((at, place) => getRoman(lines[at] as RawLine) === place);
  const isAsked = places.every((at, place) => {
    const below = lines.slice(at + 1, places[place + 1]);
    const hasOptions = below.some((line) => getLetter(line)?.places.get('latin') === 0);
    return hasOptions && !below.some(getNumber);
  });
  if (places.length < 2 || !isCounted || !isAsked || lines.slice(0, places[0]).some(getNumber)) return lines;
  return lines.map((line) => {
    const roman = getRoman(line);
    const letter = getLetter(line);
    if (roman === null || !letter) return line;
    const written = line.text.slice(0, letter.length).trim();
    return {
      ...line,
      candidate: { type: 'number', number: roman + 1, part: '', style: 'I', written, length: letter.length },
    };
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
const goOn = (run: Run, { places }: LetterCandidate): Run => {
  const follow = (leap: number) =>
    new Map(
      [...places].filter(([name, place]) => {
        const last = run.get(name);
        return last !== undefined && place > last && place <= last + leap;
      }),
    );
  const next = follow(1);
  return next.size > 0 ? next : follow(LEAP);
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
  const isMarked = mark !== null && mark !== '✗' && mark !== '☒';
  return { type: 'option', isMarked, mark, sign, letter, style: `${order} ${isLarge ? 'large' : 'small'}` };
};

/** Finds the letters that are labels of options, each with its label. */
function settleLetters(lines: readonly RawLine[], asked: ReadonlySet<number>): Map<number, OptionLabel> {
  const found = new Map<number, OptionLabel>();
  let run: Run = new Map();
  const isEnd = (at: number) => asked.has(at) || readAnswer(lines[at]?.text ?? '') !== null;
  for (const at of lines.keys()) {
    if (isEnd(at)) run = new Map();
    const letter = getLetter(lines[at]);
    if (!letter) continue;
    const next = goOn(run, letter);
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
  return { label, spans, text: maskCode(spans), whole: line.spans };
};

/** Says of each line which label it has, by the lines around it: numbers and letters are labels where they count on. */
export function settleLabels(given: readonly RawLine[]): Line[] {
  const lines = numberRomans(given);
  const key = findKey(lines);
  const inner = findInner(lines.slice(0, key));
  const numbers = settleNumbers(lines.slice(0, key), (at) => inner.has(at));
  const letters = settleLetters(lines, new Set(numbers.keys()));
  return lines.map((line, at) => {
    const { candidate, listed } = line;
    const length = candidate?.length ?? 0;
    if (candidate?.type === 'box') {
      const { mark, isMarked } = candidate;
      return toLine(line, { type: 'option', isMarked, mark, sign: null, letter: null, style: null }, length);
    }
    if (candidate?.type === 'letter')
      return toLine(line, letters.get(at) ?? listed, letters.has(at) ? length : 0);
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
    return toLine(line, { type: 'number', number, style, odd: isOdd ? written : null }, length);
  });
}
