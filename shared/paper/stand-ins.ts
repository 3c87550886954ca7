import { partition } from 'es-toolkit';

/**
 * Scripts and signs that the fonts of a document do not have, each with the face that stands in for them.
 * A face's style sheet is fetched once some text needs it, and of its files the browser fetches what the
 * text's characters need. The first face that has a character draws it.
 */
const STAND_INS = [
  {
    family: 'Noto Sans Variable',
    signs: /\p{Script=Greek}/u,
    load: () => import('@fontsource-variable/noto-sans'),
  },
  {
    family: 'Noto Sans Arabic Variable',
    signs: /\p{Script_Extensions=Arabic}/u,
    load: () => import('@fontsource-variable/noto-sans-arabic'),
  },
  {
    family: 'Noto Sans Hebrew Variable',
    signs: /\p{Script=Hebrew}/u,
    load: () => import('@fontsource-variable/noto-sans-hebrew'),
  },
  {
    family: 'Noto Sans Devanagari Variable',
    signs: /[\p{Script=Devanagari}\u0964\u0965]/u,
    load: () => import('@fontsource-variable/noto-sans-devanagari'),
  },
  {
    family: 'Noto Sans Bengali Variable',
    signs: /\p{Script=Bengali}/u,
    load: () => import('@fontsource-variable/noto-sans-bengali'),
  },
  {
    family: 'Noto Sans Gujarati Variable',
    signs: /\p{Script=Gujarati}/u,
    load: () => import('@fontsource-variable/noto-sans-gujarati'),
  },
  {
    family: 'Noto Sans Gurmukhi Variable',
    signs: /\p{Script=Gurmukhi}/u,
    load: () => import('@fontsource-variable/noto-sans-gurmukhi'),
  },
  {
    family: 'Noto Sans Tamil Variable',
    signs: /\p{Script=Tamil}/u,
    load: () => import('@fontsource-variable/noto-sans-tamil'),
  },
  {
    family: 'Noto Sans Telugu Variable',
    signs: /\p{Script=Telugu}/u,
    load: () => import('@fontsource-variable/noto-sans-telugu'),
  },
  {
    family: 'Noto Sans Thai Variable',
    signs: /\p{Script=Thai}/u,
    load: () => import('@fontsource-variable/noto-sans-thai'),
  },
  {
    family: 'Noto Sans Khmer Variable',
    signs: /\p{Script=Khmer}/u,
    load: () => import('@fontsource-variable/noto-sans-khmer'),
  },
  {
    family: 'Noto Sans Lao Variable',
    signs: /\p{Script=Lao}/u,
    load: () => import('@fontsource-variable/noto-sans-lao'),
  },
  {
    family: 'Noto Sans Myanmar Variable',
    signs: /\p{Script=Myanmar}/u,
    load: () => import('@fontsource-variable/noto-sans-myanmar'),
  },
  {
    family: 'Noto Sans Ethiopic Variable',
    signs: /\p{Script=Ethiopic}/u,
    load: () => import('@fontsource-variable/noto-sans-ethiopic'),
  },
  {
    family: 'Noto Sans Armenian Variable',
    signs: /\p{Script=Armenian}/u,
    load: () => import('@fontsource-variable/noto-sans-armenian'),
  },
  {
    family: 'Noto Sans Georgian Variable',
    signs: /\p{Script=Georgian}/u,
    load: () => import('@fontsource-variable/noto-sans-georgian'),
  },
  {
    family: 'Noto Sans Math',
    signs: /[\u2070-\u209F\u2100-\u22FF\u27C0-\u27FF\u2900-\u2AFF\u{1D400}-\u{1D7FF}]/u,
    load: () => import('./math.css'),
  },
  {
    family: 'Noto Sans Symbols Variable',
    signs: /[\u2100-\u27BF\u2900-\u2BFF]/u,
    load: () => import('@fontsource-variable/noto-sans-symbols'),
  },
  {
    family: 'Noto Sans Symbols 2',
    signs: /[\u2100-\u28FF\u2900-\u2BFF]/u,
    load: () => import('@fontsource/noto-sans-symbols-2/400.css'),
  },
  {
    family: 'Noto Emoji Variable',
    signs: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u,
    load: () => import('@fontsource-variable/noto-emoji'),
  },
  {
    family: 'Noto Sans JP Variable',
    // Circled numbers beyond twenty are in no other.
    signs: /[\p{Script=Hiragana}\p{Script=Katakana}\u3220-\u332B]/u,
    load: () => import('@fontsource-variable/noto-sans-jp'),
  },
  {
    family: 'Noto Sans KR Variable',
    signs: /[\p{Script=Hangul}\u2030]/u,
    load: () => import('@fontsource-variable/noto-sans-kr'),
  },
  {
    family: 'Noto Sans SC Variable',
    signs: /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u,
    load: () => import('@fontsource-variable/noto-sans-sc'),
  },
  {
    family: 'Noto Sans TC Variable',
    signs: /[\p{Script=Han}\p{Script=Bopomofo}]/u,
    load: () => import('@fontsource-variable/noto-sans-tc'),
  },
  {
    // Eighths and other fractions are in no Noto face that the registry has.
    family: 'DejaVu Sans',
    signs: /[\u2150-\u218F]/u,
    load: () => import('./fractions.css'),
  },
] as const;

/** Latin and Cyrillic with their signs, which the fonts of a document have: nearly every text ends here. */
const BEYOND =
  /[^\n\t\u0020-\u036F\u0400-\u052F\u1E00-\u1EFF\u2000-\u202F\u2031-\u206F\u20A0-\u20BF\u2122\u2212\uFEFF]/u;

type StandIn = (typeof STAND_INS)[number];
type Family = StandIn['family'];

/** The faces that a document needs: a bit for each of the list. */
export type StandIns = number;

const needsOfText = (text: string): StandIns =>
  BEYOND.test(text)
    ? STAND_INS.reduce((needs, { signs }, index) => needs | (signs.test(text) ? 1 << index : 0), 0)
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

const chosen = (needs: StandIns): StandIn[] => STAND_INS.filter((_, index) => needs & (1 << index));

/** Whose shapes the signs of Chinese origin have. */
const HAN: Readonly<Record<string, Family>> = {
  Jpan: 'Noto Sans JP Variable',
  Kore: 'Noto Sans KR Variable',
  Hans: 'Noto Sans SC Variable',
  Hant: 'Noto Sans TC Variable',
};

/**
 * For `font-family`, after the fonts of the document: its own stand-ins and no other's, so that a page that
 * has drawn other documents before draws this one the same. Noto Serif, which every page has, knows raised
 * and lowered figures; its Greek is not for a page set in a sans-serif.
 */
export function standInFamilies(needs: StandIns, lang: string): string {
  const needed: Family[] = chosen(needs).map(({ family }) => family);
  const own = HAN[new Intl.Locale(lang).maximize().script ?? ''];
  const hasHan = needed.includes('Noto Sans SC Variable');
  const families = new Set([...(own && hasHan ? [own] : []), ...needed]);
  const [greek, others] = partition([...families], (family) => family === 'Noto Sans Variable');
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
      standIn.load().catch(() => underWay.delete(standIn)),
    );
  }
}

/** Resolves once every style sheet that was asked for is there, or is known not to come. */
export const standInsReady = async (): Promise<void> => void (await Promise.all(underWay.values()));
