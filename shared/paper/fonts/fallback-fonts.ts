import { partition } from 'es-toolkit';
import { FALLBACK_FONTS } from './fallback-font-list.ts';

/** Latin but for pinyin, and Cyrillic, with their signs, which the fonts of a document have: nearly every text ends here. */
const BEYOND_DOCUMENT_FONTS =
  /[^\n\t\u0020-\u01CC\u01DD-\u036F\u0400-\u052F\u1E00-\u1EFF\u2000-\u2010\u2013-\u201E\u2020-\u2022\u2025\u2026\u2028-\u202F\u2032-\u203C\u205F-\u206F\u20A0-\u20C0\u2122\u2212\uFEFF]|[\u0250-\u02AF][\u0300-\u036F]/u;

type FallbackFont = (typeof FALLBACK_FONTS)[number];
type Family = FallbackFont['family'];

/** The fallback fonts that a document needs: one bit for each of the list. */
export type FallbackFontSet = number;

/**
 * Characters that some font of a document may have, or that draw nothing; all other characters need a font of
 * the list.
 */
const DRAWN_BY_DOCUMENT_FONTS = /[\p{M}\p{Z}\p{Cc}\p{Cf}\p{Script=Latin}\p{Script=Cyrillic}]/u;
/** The bit of characters that no font has. */
const MISSING_GLYPHS = 1 << FALLBACK_FONTS.length;
const isMissingGlyph = (character: string): boolean =>
  BEYOND_DOCUMENT_FONTS.test(character) &&
  !DRAWN_BY_DOCUMENT_FONTS.test(character) &&
  !FALLBACK_FONTS.some(({ characters }) => characters.test(character));

const findTextNeeds = (text: string): FallbackFontSet =>
  BEYOND_DOCUMENT_FONTS.test(text)
    ? FALLBACK_FONTS.reduce(
        (needs, { characters }, index) => needs | (characters.test(text) ? 1 << index : 0),
        Array.from(text).some(isMissingGlyph) ? MISSING_GLYPHS : 0,
      )
    : 0;

/** Cached for good by object identity: a changed part of a document is another object. */
const knownNeeds = new WeakMap<object, FallbackFontSet>();
function findPartNeeds(part: string | object): FallbackFontSet {
  if (typeof part === 'string') return findTextNeeds(part);
  const needs = knownNeeds.get(part) ?? findTextNeeds(JSON.stringify(part));
  knownNeeds.set(part, needs);
  return needs;
}

/** Returns the fallback fonts that the texts anywhere in these parts of a document need. */
export const findFallbackFonts = (parts: readonly (string | object)[]): FallbackFontSet =>
  parts.reduce<FallbackFontSet>((needs, part) => needs | findPartNeeds(part), 0);

/** Tells whether this part has characters that none of our fonts has: they print as empty boxes. */
export const hasMissingGlyphs = (part: string | object): boolean =>
  (findPartNeeds(part) & MISSING_GLYPHS) !== 0;

const listChosenFonts = (needs: FallbackFontSet): FallbackFont[] =>
  FALLBACK_FONTS.filter((_, index) => needs & (1 << index));

/** The font whose shapes the Han characters of a script take. */
const HAN: Readonly<Record<string, Family>> = {
  Jpan: 'Noto Sans JP',
  Kore: 'Noto Sans KR',
  Hans: 'Noto Sans SC',
  Hant: 'Noto Sans TC',
};

/**
 * Returns the families for `font-family`, after the document's own fonts. The list depends on this document
 * alone, so that a page that has drawn other documents before draws this one the same. Noto Serif, which
 * every page has, draws superscript and subscript figures; its Greek does not suit a sans-serif page.
 */
export function listFallbackFamilies(needs: FallbackFontSet, lang: string): string {
  const needed: Family[] = listChosenFonts(needs).map(({ family }) => family);
  const own = HAN[new Intl.Locale(lang).maximize().script ?? ''];
  const hasHan = needed.includes('Noto Sans SC');
  const families = new Set([...(own && hasHan ? [own] : []), ...needed]);
  const [greek, others] = partition([...families], (family) => family === 'Noto Sans');
  return [...greek, 'Noto Serif', ...others].map((family) => `'${family}'`).join(', ');
}

const pendingFonts = new Map<FallbackFont, Promise<unknown>>();

/** Fetches what is needed and the page does not have; a fetch that fails is tried again by the next document. */
export function fetchFallbackFonts(needs: FallbackFontSet, lang: string): void {
  const families = listFallbackFamilies(needs, lang);
  for (const fallbackFont of FALLBACK_FONTS) {
    if (pendingFonts.has(fallbackFont) || !families.includes(`'${fallbackFont.family}'`)) continue;
    pendingFonts.set(
      fallbackFont,
      Promise.all(fallbackFont.load()).catch(() => pendingFonts.delete(fallbackFont)),
    );
  }
}

/** Resolves once every requested style sheet has loaded or failed. */
export const waitForFallbackFonts = async (): Promise<void> =>
  void (await Promise.all(pendingFonts.values()));
