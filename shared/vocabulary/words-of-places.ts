import { once } from 'es-toolkit';
import { readNumber } from './alphabets.ts';
import { PLACE_WORDS, type PlaceWords } from './place-words-by-language.ts';

/** Languages that write their words without room between them. */
const JOINED = new Set(['zh', 'ja', 'ko', 'th']);
/** "And" before a word without room between them. */
const PREFIXES: Readonly<Record<string, string>> = { ar: 'و?', he: 'ו?-?' };
/** The letters of options that the patterns of other languages know, and which stand alone in these. */
const LETTERS: Readonly<Record<string, string>> = { th: 'กขคงจ' };
/** A longer option says more than which others are right. */
const MOST = 60;

type Kind = 'ordinal' | 'last' | 'number' | 'noun' | 'above' | 'only' | 'other' | 'figure';
interface Word {
  readonly kind: Kind;
  /** The place that an ordinal or a figure names, from 0; how many a number does. */
  readonly value: number;
}

/** Letters of which several forms are written for one another. */
const fold = (text: string): string => text.replace(/[أإآ]/g, 'ا').replaceAll('\u0307', '');

/** What words of one sort look like at a place of a text. */
interface Matcher extends Word {
  readonly pattern: RegExp;
}

function createMatchers(language: string, words: PlaceWords): Matcher[] {
  const end = JOINED.has(language) ? '' : '(?![\\p{L}\\p{M}\\p{Nd}])';
  const create = (kind: Kind, pattern: string, value = 0): Matcher => ({
    kind,
    value,
    pattern: new RegExp(`${PREFIXES[language] ?? ''}(?:${fold(pattern)})${end}`, 'uy'),
  });
  return [
    ...words.ordinals.map((pattern, place) => create('ordinal', pattern, place)),
    create('last', words.last),
    ...words.numbers.map((pattern, at) => create('number', pattern, at + 2)),
    create('noun', words.nouns),
    create('above', words.above),
    create('only', words.only),
    create('other', words.others),
  ];
}

const getLanguages = once(() =>
  Object.entries(PLACE_WORDS).map(([language, words]) => ({
    matchers: createMatchers(language, words),
    letters: LETTERS[language] ?? '',
  })),
);

const BETWEEN = /[\s,;:()[\]/&+.’'、，–-]+/uy;
const FIGURE = /(?:و|ו-?)?(\p{Nd}{1,2})(?!\p{Nd})(?:\.(?=\s))?/uy;

/** Matches a pattern at a place; returns how long what it found is, 0 where it finds nothing. */
function measure(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** Reads a figure, or a letter that names an option alone. */
function readFigure(text: string, at: number, letters: string): (Word & { length: number }) | null {
  FIGURE.lastIndex = at;
  const found = FIGURE.exec(text);
  if (found) return { kind: 'figure', value: readNumber(found[1] ?? '') - 1, length: found[0].length };
  const place = letters.indexOf(text.charAt(at));
  return place < 0 ? null : { kind: 'figure', value: place, length: 1 };
}

/** Splits a text into the words of one language; null where it has others too. */
function readWords(text: string, matchers: readonly Matcher[], letters: string): Word[] | null {
  const words: Word[] = [];
  for (let at = 0; at < text.length; ) {
    const room = measure(BETWEEN, text, at);
    if (room > 0) {
      at += room;
      continue;
    }
    const found = matchers
      .map(({ kind, value, pattern }) => ({ kind, value, length: measure(pattern, text, at) }))
      .reduce((most, one) => (one.length > most.length ? one : most));
    const word = found.length > 0 ? found : readFigure(text, at, letters);
    if (!word) return null;
    words.push(word);
    at += word.length;
  }
  return words;
}

/** What an option says of the places of others. */
interface Said {
  /** Places from 0; null where the words name none of which the place is known: "the last two". */
  readonly places: readonly number[] | null;
  /** All that it speaks of stands above it: "the two above". */
  readonly isAbove: boolean;
}

/** Tells what words say of places; null where they may as well be the answer: "first", "two seconds", "1 and 2". */
function findSaid(words: readonly Word[]): Said | null {
  const list = (kind: Kind) => words.filter((word) => word.kind === kind).map(({ value }) => value);
  const has = (kind: Kind) => words.some((word) => word.kind === kind);
  const [ordinals, figures, numbers] = [list('ordinal'), list('figure'), list('number')];
  const isNamed = has('noun') || has('only');
  const isFirst = ordinals.length === 1 && ordinals[0] === 0;
  const count = numbers[0] ?? (figures[0] === undefined ? 0 : figures[0] + 1);
  if (isFirst && count > 1 && !has('last')) return { places: [...Array(count).keys()], isAbove: false };
  if (has('last') && (count > 1 || isNamed || ordinals.length > 0)) return { places: null, isAbove: false };
  if (ordinals.length > 1 || (ordinals.length === 1 && isNamed && count === 0))
    return { places: ordinals, isAbove: false };
  if (figures.length > 1 && isNamed) return { places: figures, isAbove: false };
  if (figures.length === 1 && has('only') && has('noun')) return { places: figures, isAbove: false };
  const isAbove = has('above') && (count > 1 || isNamed) && ordinals.length === 0;
  return isAbove ? { places: [], isAbove } : null;
}

/** Returns what an option says of the places of others; null where it is an answer by itself. */
function readPlaces(text: string): Said | null {
  const plain = fold(
    text
      .trim()
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/[.。!！]$/, ''),
  );
  if (plain.length > MOST) return null;
  for (const { matchers, letters } of getLanguages()) {
    const words = readWords(plain, matchers, letters);
    const said = words && findSaid(words);
    if (said) return said;
  }
  return null;
}

/** Lists the places that must stay for what one option says, its own among them; none where it names itself or nothing. */
function listStaying({ places, isAbove }: Said, place: number, count: number): number[] {
  const all = [...Array(count).keys()];
  if (isAbove) return place === count - 1 ? [place] : all.slice(0, place + 1);
  if (places === null) return all;
  if (places.some((one) => one >= count || one === place)) return [];
  return [...new Set([...places, place])].sort((a, b) => a - b);
}

/**
 * Lists for each option the places that must stay because it speaks of others by their places: "the first two",
 * "answers 1 and 3", "las dos primeras". Where most do, they are answers of one sort, and none must.
 */
export function listPlacedOptions(texts: readonly string[]): number[][] {
  const said = texts.map(readPlaces);
  const areAnswers = said.filter((one) => one !== null).length * 2 > texts.length;
  return said.map((one, place) => (one && !areAnswers ? listStaying(one, place, texts.length) : []));
}
