import { once } from 'es-toolkit';
import { type Candidate, DASHED, WORDED } from './labels.ts';
import type { RawLine } from './lines.ts';

type NumberCandidate = Extract<Candidate, { type: 'number' }>;

/** A line that may begin a question, with what speaks for it. */
interface Entry {
  readonly at: number;
  readonly number: number;
  readonly part: string;
  readonly weight: number;
  /** It asks something or has options below it, so that it may leave out numbers. */
  readonly isStrong: boolean;
  /** It may be a part of the sentence before it. */
  readonly mayGoOn: boolean;
  /** The number is that of a list, which no text has. */
  readonly isListed: boolean;
  /** It is a date too, which is a label only between two others. */
  readonly isDated: boolean;
  readonly hasYear: boolean;
}

/** Entries that count on from each other; the score says how likely it is that they are questions. */
interface Chain {
  readonly entry: Entry;
  readonly before: Chain | null;
  readonly score: number;
  readonly isOdd: boolean;
}

/** Languages that write the day of a date with a dot. */
const DOTTED = 'de cs sk pl fi hu tr da nb nn is hr sl sr sr-Latn bs mk bg et lv lt ro ru uk el'.split(' ');

/** Lists the names of the months in the languages that write "3. May", as they stand in a date and alone. */
function listMonths(month: 'long' | 'short'): ReadonlySet<string> {
  const days = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2024, at, 3)));
  const names = DOTTED.flatMap((locale) =>
    [{ month }, { month, day: 'numeric' as const }].flatMap((options) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return days.map((day) => format.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '');
    }),
  );
  const words = names.map((name) => name.toLowerCase().replace(/[.\d\s]/g, ''));
  return new Set(words.filter((name) => name.length > 2));
}
const getMonths = once(() => listMonths('long'));
/** Short names are also other words: "Kas?" asks in Latvian, and is November in Turkish. */
const getShortMonths = once(() => listMonths('short'));

/** Tells whether a number with a dot and what follows are a date: "3. Oktober", "3. 10. 1990". */
function isDate({ number, style }: NumberCandidate, rest: string): boolean {
  if (style !== '.' || number > 31) return false;
  if (/^\d{1,2}\.\s?\d{2,4}\b/.test(rest)) return true;
  const [, name = '', behind = ''] = /^(\p{L}+)(.*)/su.exec(rest) ?? [];
  if (/^[?!？！]/.test(behind)) return false;
  const month = name.toLowerCase();
  return getMonths().has(month) || (getShortMonths().has(month) && /^\.|^\s*\d{2,4}\b/.test(behind));
}

/** The end of a line that asks. */
export const ASKS = /[?？؟;]["”’)]?\s*$/;
const ENDS = /[.?!:;…。？！：؟)_"”]\s*$/;

/** Tells whether options come right below a line. */
const hasOptions = (lines: readonly RawLine[], at: number): boolean =>
  lines.slice(at + 1, at + 3).some(({ candidate, listed }) => {
    if (listed?.type === 'option' || candidate?.type === 'box') return true;
    return candidate?.type === 'letter' && [...candidate.places.values()].includes(0);
  });

/** Tells whether a line may go on from the one before, so that the number would be a word of its sentence. */
function mayGoOn(lines: readonly RawLine[], at: number): boolean {
  const [before, line] = [lines[at - 1], lines[at]];
  return before !== undefined && line !== undefined && !line.isAfterBlank && !ENDS.test(before.text);
}

/** Tells whether a line goes on from the one before for sure: its number does not count on from that one's. */
function isTorn(lines: readonly RawLine[], at: number, number: number): boolean {
  const before = lines[at - 1]?.candidate;
  return mayGoOn(lines, at) && before?.type === 'number' && ![1, number, number - 1].includes(before.number);
}

function toEntry(lines: readonly RawLine[], at: number, mainStyle: string | null): Entry | null {
  const { candidate, listed, text, shown } = lines[at] ?? {};
  if (listed?.type === 'number' && candidate?.type !== 'number')
    return {
      at,
      number: listed.number,
      part: '',
      weight: 3,
      isStrong: true,
      mayGoOn: false,
      isListed: true,
      isDated: false,
      hasYear: false,
    };
  if (candidate?.type !== 'number') return null;
  const { number, part, style } = candidate;
  if (isDatedLine(lines[at]))
    return {
      at,
      number,
      part,
      weight: 0.3,
      isStrong: false,
      mayGoOn: false,
      isListed: false,
      isDated: true,
      hasYear: /\b\d{3,4}\b/.test(text ?? ''),
    };
  const isKnown = style === WORDED || style === '○' || shown != null;
  const isStrong = style !== DASHED && (isKnown || ASKS.test(text ?? '') || hasOptions(lines, at));
  const goesOn = mayGoOn(lines, at);
  const weight =
    1 +
    (isStrong ? 0.3 : 0) +
    (style === mainStyle ? 0.2 : 0) +
    (isKnown ? 2 : 0) -
    (isTorn(lines, at, number) ? 1 : goesOn ? 0.05 : 0);
  return {
    ...{ at, number, part, weight, isStrong, mayGoOn: goesOn },
    ...{ isListed: false, isDated: false, hasYear: false },
  };
}

/** What it costs to begin with a number, and to leave some out. */
const COSTS = { late: 1.4, always: 0.1, again: 0.6, gap: 0.6, jump: 0.9 };

/** Finds the best chain that ends with an entry. */
function extend(entry: Entry, ends: ReadonlyMap<number, Chain>, best: Chain | null): Chain {
  const { number, part, isStrong, isDated, weight } = entry;
  const late = isStrong ? COSTS.jump : COSTS.late;
  const options: Chain[] = [
    { entry, before: null, score: weight - (number === 1 ? 0 : late), isOdd: number > 1 },
  ];
  const add = (before: Chain | null | undefined, cost: number, isOdd: boolean) => {
    if (before) options.push({ entry, before, score: before.score + weight - cost, isOdd });
  };
  add(ends.get(number - 1), 0, false);
  const same = ends.get(number);
  if (part !== '' && same && part > same.entry.part) add(same, 0, false);
  if (!isDated) {
    for (const step of [2, 3]) add(ends.get(number - step), COSTS.gap, true);
    if (number === 1) add(best, best?.entry.number === 1 ? COSTS.always : COSTS.again, false);
    // "Wann begann der / 2. Weltkrieg?" gives way to the question with its number.
    const isAgain = best?.entry.number === number && best.entry.mayGoOn;
    if (isStrong && !isAgain) add(best, COSTS.jump, true);
  }
  return options.reduce((most, one) => (one.score > most.score ? one : most));
}

/** Tells whether a line is a heading above numbers: "Aufgabe 1" alone. */
function isHeading(lines: readonly RawLine[], at: number): boolean {
  const found = getNumber(lines[at]);
  const isBare = found?.style === WORDED && lines[at]?.text.slice(found.length).trim() === '';
  return isBare && getNumber(lines[at + 1]) !== null && getNumber(lines[at + 1])?.style !== WORDED;
}

/** Finds the lines that begin questions, each with whether its number does not count on from the one before. */
export function settleNumbers(
  lines: readonly RawLine[],
  isInner: (at: number) => boolean,
): Map<number, boolean> {
  const places = [...lines.keys()].filter((at) => !isInner(at) && !isHeading(lines, at));
  const found = places.flatMap((at) => getNumber(lines[at]) ?? []);
  const hasDashes = found.some(({ style, number }) => style === DASHED && number === 1);
  const counted = found.filter(({ style }) => style !== DASHED);
  const mainStyle = counted[0]?.style ?? DASHED;
  const entries = places.flatMap((at) => {
    const isQuantity = getNumber(lines[at])?.style === DASHED && !hasDashes;
    return isQuantity ? [] : (toEntry(lines, at, mainStyle) ?? []);
  });
  return readChain(findChain(entries), entries);
}

const getNumber = (line: RawLine | undefined): NumberCandidate | null =>
  line?.candidate?.type === 'number' ? line.candidate : null;

function isDatedLine(line: RawLine | undefined): boolean {
  const found = getNumber(line);
  return found !== null && line !== undefined && isDate(found, line.text.slice(found.length));
}

/** Finds the chain of the highest score, in one pass. */
function findChain(entries: readonly Entry[]): Chain | null {
  const ends = new Map<number, Chain>();
  let best: Chain | null = null;
  for (const entry of entries) {
    const chain = extend(entry, ends, best);
    const same = ends.get(entry.number);
    if (!same || chain.score >= same.score) ends.set(entry.number, chain);
    if (!best || chain.score > best.score) best = chain;
  }
  return best && best.score > 0 ? best : null;
}

function readChain(end: Chain | null, entries: readonly Entry[]): Map<number, boolean> {
  const found = new Map<number, boolean>();
  let next: Entry | null = null;
  for (let chain = end; chain; chain = chain.before) {
    const { entry, isOdd } = chain;
    const isBetween = next?.number === entry.number + 1;
    const isListOfMonths = chain.before?.entry.isDated === true && !entry.hasYear;
    if (!entry.isDated || isBetween || isListOfMonths) found.set(entry.at, isOdd);
    next = entry;
  }
  for (const { at, isListed } of entries) if (isListed && !found.has(at)) found.set(at, false);
  return found;
}
