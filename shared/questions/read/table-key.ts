import { isEqual, range } from 'es-toolkit';

/** What a row of a table says of its right answers. */
export interface KeyRow {
  /** The filled cells that name right answers. */
  readonly keys: readonly string[];
  /** The cells of the options in their order; "" where one is left out. */
  readonly options: readonly string[];
}

/** How the rows of a table name right answers. */
export interface KeyHabit {
  /** The heading says that they are places. */
  readonly isPlaces: boolean;
  /** A row names a place, and can mean nothing else. */
  readonly hasPlaces: boolean;
  /** A row names an option by its text, and can mean nothing else. */
  readonly hasTexts: boolean;
  /** A row has a right answer that is none of its options. */
  readonly hasOwn: boolean;
}

/** Why a right answer marks no option. */
export type UnclearKey = 'Answer that may mean two options' | 'Answer that is no option';

/** The places of the right options, from 0; "own" where the right answer is beside the options. */
export type FoundKey = readonly number[] | 'own' | UnclearKey;

interface Meanings {
  /** The places of the options, from 0; null where the cells name none. */
  readonly byPlace: readonly number[] | null;
  readonly byText: readonly number[] | null;
  /** No part of it is an option. */
  readonly isOwn: boolean;
}

const splitKey = (key: string): string[] =>
  key
    .split(/[,;&]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Reads "2" or "B" as a place, from 0; null where there is no such option. */
function readPlace(part: string, options: readonly string[]): number | null {
  const letter = /^[a-h]$/i.test(part) ? part.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) : null;
  const place = /^\d{1,3}$/.test(part) ? Number(part) - 1 : letter;
  return place !== null && options[place] ? place : null;
}

/** Finds the option with a text; null without one. */
function findText(text: string, options: readonly string[]): number | null {
  const exact = options.indexOf(text);
  if (exact >= 0) return exact;
  const same = range(options.length).filter((at) => options[at]?.toLowerCase() === text.toLowerCase());
  return same.length === 1 ? (same[0] ?? null) : null;
}

/** Sorts places; null where a part has none. */
function gatherPlaces(places: readonly (number | null)[]): number[] | null {
  const found = places.filter((place) => place !== null);
  return found.length > 0 && found.length === places.length
    ? [...new Set(found)].sort((a, b) => a - b)
    : null;
}

function listMeanings({ keys, options }: KeyRow): Meanings {
  const parts = keys.flatMap(splitKey);
  const byPlace = parts.map((part) => readPlace(part, options));
  const byText = keys.flatMap((key) => {
    const whole = findText(key, options);
    return whole === null ? splitKey(key).map((part) => findText(part, options)) : [whole];
  });
  const isOwn = [...byPlace, ...byText].every((place) => place === null);
  return { byPlace: gatherPlaces(byPlace), byText: gatherPlaces(byText), isOwn };
}

/** Finds out by all rows how right answers are named: a number may be a place in one table and a text in another. */
export function findKeyHabit(rows: readonly KeyRow[], isPlaces: boolean): KeyHabit {
  const meanings = rows.filter(({ keys }) => keys.length > 0).map(listMeanings);
  return {
    isPlaces,
    hasPlaces: meanings.some(({ byPlace, byText }) => byPlace && !byText),
    hasTexts: meanings.some(({ byPlace, byText }) => byText && !byPlace),
    hasOwn: meanings.some(({ isOwn }) => isOwn),
  };
}

/** Chooses between two options that one key may mean: as all other rows name theirs, or else neither. */
function chooseMeaning(byPlace: readonly number[], byText: readonly number[], habit: KeyHabit): FoundKey {
  if (isEqual(byPlace, byText)) return byPlace;
  const areTexts = habit.hasTexts || habit.hasOwn;
  if (areTexts === habit.hasPlaces) return 'Answer that may mean two options';
  return areTexts ? byText : byPlace;
}

/** Finds the right answers of a row; where they are not clear, says why. */
export function findKey(row: KeyRow, habit: KeyHabit): FoundKey {
  const { byPlace, byText, isOwn } = listMeanings(row);
  if (habit.isPlaces) return byPlace ?? byText ?? 'Answer that is no option';
  if (byPlace && byText) return chooseMeaning(byPlace, byText, habit);
  if (byPlace && habit.hasOwn) return 'Answer that may mean two options';
  return byPlace ?? byText ?? (isOwn ? 'own' : 'Answer that is no option');
}
