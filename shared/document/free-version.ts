import type { PremiumUse } from '../kinds/parts/premium-use.ts';
import type { FreeFontId, PremiumFontId } from '../vocabulary/fonts.ts';
import { DEFAULT_NUMBERING_FORMAT } from '../vocabulary/numbering-formats.ts';
import type { PremiumFeature } from '../vocabulary/premium-features.ts';
import { FREE_VERSIONS } from '../vocabulary/version-letter.ts';
import type { HandoutDocument } from './document.ts';

/** The free font that comes nearest to each premium one. */
const NEAREST_FONT = {
  fredoka: 'nunito',
  schoolbell: 'patrick-hand',
  'short-stack': 'comic-neue',
  cedarville: 'edu-hand',
  playwrite: 'edu-hand',
} as const satisfies Record<PremiumFontId, FreeFontId>;

/** The free value of a field; a picture leaves its place empty. */
const FREE: Record<PremiumFeature, (value: unknown) => unknown> = {
  letter_blanks: () => 'underline',
  numbering: () => DEFAULT_NUMBERING_FORMAT,
  red_blue: () => 'solid',
  versions: (seeds) => (seeds as readonly number[]).slice(0, FREE_VERSIONS),
  font: (font) => NEAREST_FONT[font as PremiumFontId],
  image: () => null,
  private: () => 0,
};

/** Puts the free version in the place of each use; the uses are the document's own, in its order. */
export function takeFreeVersion(document: HandoutDocument, uses: readonly PremiumUse[]): void {
  // Uses are taken from the last to the first, so that removing a picture from a list moves no place that is still
  // to come.
  for (const { feature, where } of uses.toReversed()) {
    const keys = where.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce(getChild, document);
    if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else Object.assign(holder, { [last]: FREE[feature](getChild(holder, last)) });
  }
}

/** Returns the child of an object or list; paths of premium uses lead through nothing else. */
const getChild = (holder: object, key: string): object => (holder as Record<string, object>)[key] ?? {};
