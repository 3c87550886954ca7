import { partition } from 'es-toolkit';

/**
 * Scripts and signs that the fonts of a document do not have, each with the face that stands in for them.
 * A face's style sheet is fetched once some text needs it, and of its files the browser fetches what the
 * text's characters need. The first face that has a character draws it. Regular and bold are faces of their own: of a
 * variable face a PDF holds no font, but every letter as a drawing.
 */
const STAND_INS = [
  {
    family: 'Noto Sans',
    signs: /\p{Script=Greek}/u,
    load: () => [import('@fontsource/noto-sans/400.css'), import('@fontsource/noto-sans/700.css')],
  },
  {
    family: 'Noto Sans Arabic',
    signs: /\p{Script_Extensions=Arabic}/u,
    load: () => [
      import('@fontsource/noto-sans-arabic/400.css'),
      import('@fontsource/noto-sans-arabic/700.css'),
    ],
  },
  {
    family: 'Noto Sans Hebrew',
    signs: /\p{Script=Hebrew}/u,
    load: () => [
      import('@fontsource/noto-sans-hebrew/400.css'),
      import('@fontsource/noto-sans-hebrew/700.css'),
    ],
  },
  {
    family: 'Noto Sans Devanagari',
    signs: /[\p{Script=Devanagari}\u0964\u0965]/u,
    load: () => [
      import('@fontsource/noto-sans-devanagari/400.css'),
      import('@fontsource/noto-sans-devanagari/700.css'),
    ],
  },
  {
    family: 'Noto Sans Bengali',
    signs: /\p{Script=Bengali}/u,
    load: () => [
      import('@fontsource/noto-sans-bengali/400.css'),
      import('@fontsource/noto-sans-bengali/700.css'),
    ],
  },
  {
    family: 'Noto Sans Gujarati',
    signs: /\p{Script=Gujarati}/u,
    load: () => [
      import('@fontsource/noto-sans-gujarati/400.css'),
      import('@fontsource/noto-sans-gujarati/700.css'),
    ],
  },
  {
    family: 'Noto Sans Gurmukhi',
    signs: /\p{Script=Gurmukhi}/u,
    load: () => [
      import('@fontsource/noto-sans-gurmukhi/400.css'),
      import('@fontsource/noto-sans-gurmukhi/700.css'),
    ],
  },
  {
    family: 'Noto Sans Tamil',
    signs: /\p{Script=Tamil}/u,
    load: () => [
      import('@fontsource/noto-sans-tamil/400.css'),
      import('@fontsource/noto-sans-tamil/700.css'),
    ],
  },
  {
    family: 'Noto Sans Telugu',
    signs: /\p{Script=Telugu}/u,
    load: () => [
      import('@fontsource/noto-sans-telugu/400.css'),
      import('@fontsource/noto-sans-telugu/700.css'),
    ],
  },
  {
    family: 'Noto Sans Kannada',
    signs: /\p{Script=Kannada}/u,
    load: () => [
      import('@fontsource/noto-sans-kannada/400.css'),
      import('@fontsource/noto-sans-kannada/700.css'),
    ],
  },
  {
    family: 'Noto Sans Malayalam',
    signs: /\p{Script=Malayalam}/u,
    load: () => [
      import('@fontsource/noto-sans-malayalam/400.css'),
      import('@fontsource/noto-sans-malayalam/700.css'),
    ],
  },
  {
    family: 'Noto Sans Oriya',
    signs: /\p{Script=Oriya}/u,
    load: () => [
      import('@fontsource/noto-sans-oriya/400.css'),
      import('@fontsource/noto-sans-oriya/700.css'),
    ],
  },
  {
    family: 'Noto Sans Sinhala',
    signs: /\p{Script=Sinhala}/u,
    load: () => [
      import('@fontsource/noto-sans-sinhala/400.css'),
      import('@fontsource/noto-sans-sinhala/700.css'),
    ],
  },
  {
    family: 'Noto Sans Thai',
    signs: /\p{Script=Thai}/u,
    load: () => [import('@fontsource/noto-sans-thai/400.css'), import('@fontsource/noto-sans-thai/700.css')],
  },
  {
    family: 'Noto Sans Khmer',
    signs: /\p{Script=Khmer}/u,
    load: () => [
      import('@fontsource/noto-sans-khmer/400.css'),
      import('@fontsource/noto-sans-khmer/700.css'),
    ],
  },
  {
    family: 'Noto Sans Lao',
    signs: /\p{Script=Lao}/u,
    load: () => [import('@fontsource/noto-sans-lao/400.css'), import('@fontsource/noto-sans-lao/700.css')],
  },
  {
    family: 'Noto Sans Myanmar',
    signs: /\p{Script=Myanmar}/u,
    load: () => [
      import('@fontsource/noto-sans-myanmar/400.css'),
      import('@fontsource/noto-sans-myanmar/700.css'),
    ],
  },
  {
    family: 'Noto Sans Ethiopic',
    signs: /\p{Script=Ethiopic}/u,
    load: () => [
      import('@fontsource/noto-sans-ethiopic/400.css'),
      import('@fontsource/noto-sans-ethiopic/700.css'),
    ],
  },
  {
    family: 'Noto Sans Armenian',
    signs: /\p{Script=Armenian}/u,
    load: () => [
      import('@fontsource/noto-sans-armenian/400.css'),
      import('@fontsource/noto-sans-armenian/700.css'),
    ],
  },
  {
    family: 'Noto Sans Georgian',
    signs: /\p{Script=Georgian}/u,
    load: () => [
      import('@fontsource/noto-sans-georgian/400.css'),
      import('@fontsource/noto-sans-georgian/700.css'),
    ],
  },
  {
    family: 'Noto Serif Tibetan',
    signs: /\p{Script=Tibetan}/u,
    load: () => [
      import('@fontsource/noto-serif-tibetan/400.css'),
      import('@fontsource/noto-serif-tibetan/700.css'),
    ],
  },
  {
    family: 'Noto Sans Canadian Aboriginal',
    signs: /\p{Script=Canadian_Aboriginal}/u,
    load: () => [
      import('@fontsource/noto-sans-canadian-aboriginal/400.css'),
      import('@fontsource/noto-sans-canadian-aboriginal/700.css'),
    ],
  },
  {
    family: 'Noto Sans Math',
    signs: /[\u2070-\u209F\u2100-\u22FF\u27C0-\u27FF\u2900-\u2AFF\u{1D400}-\u{1D7FF}]/u,
    load: () => [import('./math.css')],
  },
  {
    family: 'Noto Sans Symbols',
    signs: /[\u2100-\u27BF\u2900-\u2BFF]/u,
    load: () => [
      import('@fontsource/noto-sans-symbols/400.css'),
      import('@fontsource/noto-sans-symbols/700.css'),
    ],
  },
  {
    family: 'Noto Sans Symbols 2',
    signs: /[\u2100-\u28FF\u2900-\u2BFF]/u,
    load: () => [import('@fontsource/noto-sans-symbols-2/400.css')],
  },
  {
    family: 'Noto Emoji',
    signs: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u,
    load: () => [import('@fontsource/noto-emoji/400.css'), import('@fontsource/noto-emoji/700.css')],
  },
  {
    family: 'Noto Sans JP',
    // Circled numbers beyond twenty are in no other.
    signs: /[\p{Script=Hiragana}\p{Script=Katakana}\u3220-\u332B]/u,
    load: () => [import('@fontsource/noto-sans-jp/400.css'), import('@fontsource/noto-sans-jp/700.css')],
  },
  {
    family: 'Noto Sans KR',
    signs: /[\p{Script=Hangul}\u2030]/u,
    load: () => [import('@fontsource/noto-sans-kr/400.css'), import('@fontsource/noto-sans-kr/700.css')],
  },
  {
    family: 'Noto Sans SC',
    signs: /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u,
    load: () => [import('@fontsource/noto-sans-sc/400.css'), import('@fontsource/noto-sans-sc/700.css')],
  },
  {
    family: 'Noto Sans TC',
    signs: /[\p{Script=Han}\p{Script=Bopomofo}]/u,
    load: () => [import('@fontsource/noto-sans-tc/400.css'), import('@fontsource/noto-sans-tc/700.css')],
  },
  {
    // Eighths and other fractions are in no Noto face that the registry has, and signs of sounds that bear a mark in no
    // one file of it.
    family: 'DejaVu Sans',
    signs: /[\u2150-\u218F]|[\u0250-\u02AF][\u0300-\u036F]/u,
    load: () => [import('./fractions.css')],
  },
] as const;

/** Latin and Cyrillic with their signs, which the fonts of a document have: nearly every text ends here. */
const BEYOND =
  /[^\n\t\u0020-\u036F\u0400-\u052F\u1E00-\u1EFF\u2000-\u202F\u2031-\u206F\u20A0-\u20BF\u2122\u2212\uFEFF]|[\u0250-\u02AF][\u0300-\u036F]/u;

type StandIn = (typeof STAND_INS)[number];
type Family = StandIn['family'];

/** The faces that a document needs: a bit for each of the list. */
export type StandIns = number;

/** A letter of a script that some document's font may have; all others must be of one in the list. */
const OF_A_FONT = /[^\p{L}]|\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Common}/u;
/** Not a face, but that a letter is there which none has. */
const UNDRAWN = 1 << STAND_INS.length;
const isUndrawn = (character: string): boolean =>
  !OF_A_FONT.test(character) && !STAND_INS.some(({ signs }) => signs.test(character));

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

/** Whether this part has letters of a script that no face here has: they print as empty boxes. */
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
