import { findFallbackFonts, hasMissingGlyphs, listFallbackFamilies } from '../paper/fonts/fallback-fonts.ts';
import type { HandoutDocument } from './document.ts';

type DocumentPart = string | object;
const isText = (part: unknown): part is DocumentPart =>
  typeof part === 'string' || (typeof part === 'object' && part !== null);

/** For `font-family`: what stands in on the paper for signs anywhere in the document. Part by part: what did not change is known. */
export const getFallbackFamilies = (document: HandoutDocument): string =>
  listFallbackFamilies(findFallbackFonts(Object.values(document).flat().filter(isText)), document.locale);

/** Of Chinese origin: too many for any face, and which it has its style sheet alone says. */
const HAN_CHARACTERS = /\p{Script=Han}/gu;

/** What a face says of itself, as browsers do: "U+4E00-9FFF, U+3005". */
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
 * Tells of a part of the document whether it has signs that print as empty boxes. Signs of Chinese origin are looked up
 * in the faces that the page has; while it has none for them, nothing is said of these.
 */
export function createMissingGlyphTest(
  document: HandoutDocument,
  faces: readonly FontCoverage[],
): (part: DocumentPart) => boolean {
  const families = getFallbackFamilies(document);
  const own = faces.filter(({ family }) => families.includes(`'${family.replace(/["']/g, '')}'`));
  if (!own.some(({ family }) => family.includes('Noto Sans SC'))) return hasMissingGlyphs;
  const isClaimed = createCoverageTest(own);
  return (part) => {
    if (hasMissingGlyphs(part)) return true;
    const signs = new Set(JSON.stringify(part).match(HAN_CHARACTERS) ?? []);
    return [...signs].some((sign) => !isClaimed(sign.codePointAt(0) ?? 0));
  };
}
