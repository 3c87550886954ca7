import { FONTS, type FontId } from '../../vocabulary/fonts.ts';
import type { PremiumFeature } from '../../vocabulary/premium-features.ts';

/** Names one use of a premium feature: its field, such as "items.2.data.blank_style", and the place in words. */
export interface PremiumUse {
  readonly feature: PremiumFeature;
  readonly where: string;
  readonly place: string;
}

/** Lists a font as a use, if it is a premium one. */
export function fontUse(font: FontId | null, where: string, part: string): PremiumUse[] {
  if (font === null || !FONTS[font].premium) return [];
  return [{ feature: 'font', where, place: `${FONTS[font].label} in ${part}` }];
}
