import { partition } from 'es-toolkit';
import { STAND_INS } from './stand-in-faces.ts';

/** Latin and Cyrillic with their signs, which the fonts of a document have: nearly every text ends here. */
const BEYOND =
  /[^\n\t\u0020-\u036F\u0400-\u052F\u1E00-\u1EFF\u2000-\u2010\u2013-\u201E\u2020-\u2022\u2025\u2026\u2028-\u202F\u2032-\u203C\u205F-\u206F\u20A0-\u20C0\u2122\u2212\uFEFF]|[\u0250-\u02AF][\u0300-\u036F]/u;

type StandIn = (typeof STAND_INS)[number];
type Family = StandIn['family'];

/** The faces that a document needs: a bit for each of the list. */
export type StandIns = number;

/** What some document's font may have, or what draws nothing by itself; all others must be of one in the list. */
const OF_A_FONT = /[\p{M}\p{Z}\p{Cc}\p{Cf}\p{Script=Latin}\p{Script=Cyrillic}]/u;
/** Not a face, but that a letter or sign is there which none has. */
const UNDRAWN = 1 << STAND_INS.length;
const isUndrawn = (character: string): boolean =>
  BEYOND.test(character) &&
  !OF_A_FONT.test(character) &&
  !STAND_INS.some(({ signs }) => signs.test(character));

const needsOfText = (text: string): StandIns =>
  BEYOND.test(text)
    ? STAND_INS.reduce(
        (needs, { signs }, index) => needs | (signs.test(text) ? 1 << index : 0),
        Array.from(text).some(isUndrawn) ? UNDRAWN : 0,
      )
    : 0;

/** What was asked for an object once is known for good: a stored part that changes is another object. */
const known = new WeakMap<object, StandIns>();
function needsOf(part: string | object): StandIns {
  if (typeof part === 'string') return needsOfText(part);
  const needs = known.get(part) ?? needsOfText(JSON.stringify(part));
  known.set(part, needs);
  return needs;
}

/** What the texts anywhere in these parts of a document need. */
export const standInsOf = (parts: readonly (string | object)[]): StandIns =>
  parts.reduce<StandIns>((needs, part) => needs | needsOf(part), 0);

/** Whether this part has letters or signs that no face here has: they print as empty boxes. */
export const hasUndrawn = (part: string | object): boolean => (needsOf(part) & UNDRAWN) !== 0;

const chosen = (needs: StandIns): StandIn[] => STAND_INS.filter((_, index) => needs & (1 << index));

/** Whose shapes the signs of Chinese origin have. */
const HAN: Readonly<Record<string, Family>> = {
  Jpan: 'Noto Sans JP',
  Kore: 'Noto Sans KR',
  Hans: 'Noto Sans SC',
  Hant: 'Noto Sans TC',
};

/**
 * For `font-family`, after the fonts of the document: its own stand-ins and no other's, so that a page that
 * has drawn other documents before draws this one the same. Noto Serif, which every page has, knows raised
 * and lowered figures; its Greek is not for a page set in a sans-serif.
 */
export function standInFamilies(needs: StandIns, lang: string): string {
  const needed: Family[] = chosen(needs).map(({ family }) => family);
  const own = HAN[new Intl.Locale(lang).maximize().script ?? ''];
  const hasHan = needed.includes('Noto Sans SC');
  const families = new Set([...(own && hasHan ? [own] : []), ...needed]);
  const [greek, others] = partition([...families], (family) => family === 'Noto Sans');
  return [...greek, 'Noto Serif', ...others].map((family) => `'${family}'`).join(', ');
}

const underWay = new Map<StandIn, Promise<unknown>>();

/** Fetches what is needed and the page does not have; a fetch that fails is tried again by the next document. */
export function fetchStandIns(needs: StandIns, lang: string): void {
  const families = standInFamilies(needs, lang);
  for (const standIn of STAND_INS) {
    if (underWay.has(standIn) || !families.includes(`'${standIn.family}'`)) continue;
    underWay.set(
      standIn,
      Promise.all(standIn.load()).catch(() => underWay.delete(standIn)),
    );
  }
}

/** Resolves once every style sheet that was asked for is there, or is known not to come. */
export const standInsReady = async (): Promise<void> => void (await Promise.all(underWay.values()));
