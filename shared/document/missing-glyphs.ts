import { findFallbackFonts, hasMissingGlyphs, listFallbackFamilies } from '../paper/fonts/fallback-fonts.ts';
import type { HandoutDocument } from './document.ts';

type DocumentPart = string | object;
const isText = (part: unknown): part is DocumentPart =>
  typeof part === 'string' || (typeof part === 'object' && part !== null);

/**
 * Returns the fallback families for `font-family` on the paper of this document. Unchanged parts are cached.
 */
export const getFallbackFamilies = (document: HandoutDocument): string =>
  listFallbackFamilies(findFallbackFonts(Object.values(document).flat().filter(isText)), document.locale);

/** The font that a document with Han characters needs, whatever its language. */
const CHINESE = 'Noto Sans SC';

/** Han characters: too many for any font, and only a font's style sheet says which ones it has. */
const HAN_CHARACTERS = /\p{Script=Han}/gu;

/** The coverage of a font as browsers report it: "U+4E00-9FFF, U+3005". */
type FontCoverage = Pick<FontFace, 'family' | 'unicodeRange'>;

function createCoverageTest(faces: readonly FontCoverage[]): (sign: number) => boolean {
  const ranges = faces.flatMap(({ unicodeRange }) =>
    Array.from(unicodeRange.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi), ([, from = '', to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]),
  );
  return (sign) => ranges.some(([from = 0, to = 0]) => sign >= from && sign <= to);
}

/**
 * Creates a function that tells whether a part of the document has characters that print as empty boxes. Han
 * characters are looked up in the fonts that the page has loaded; before any are, it reports none of them.
 */
export function createMissingGlyphTest(
  document: HandoutDocument,
  faces: Iterable<FontCoverage>,
): (part: DocumentPart) => boolean {
  const families = getFallbackFamilies(document);
  // A page has some hundred faces, and asking for each takes time.
  if (!families.includes(CHINESE)) return hasMissingGlyphs;
  const own = [...faces].filter(({ family }) => families.includes(`'${family.replace(/["']/g, '')}'`));
  if (!own.some(({ family }) => family.includes(CHINESE))) return hasMissingGlyphs;
  const isClaimed = createCoverageTest(own);
  return (part) => {
    if (hasMissingGlyphs(part)) return true;
    const signs = new Set(JSON.stringify(part).match(HAN_CHARACTERS) ?? []);
    return [...signs].some((sign) => !isClaimed(sign.codePointAt(0) ?? 0));
  };
}
