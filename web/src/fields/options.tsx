import { FONT_IDS, FONTS, type FontId, fontFamily } from '#shared/vocabulary/fonts.ts';
import { BORDER_STYLES } from '#shared/vocabulary/style.ts';
import type { Option } from '../ui/fields/options.ts';

export const ALIGN_OPTIONS = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Center' },
  { value: 'right', label: 'Right' },
] as const;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Names of line styles, in the order in which they are offered. */
export const lineStyleOptions = <Style extends string>(styles: readonly Style[]): Option<Style>[] =>
  styles.map((value) => ({ value, label: capitalised(value) }));

export const BORDER_STYLE_OPTIONS = lineStyleOptions(BORDER_STYLES);

export const FONT_OPTIONS: readonly Option<FontId>[] = FONT_IDS.map((value) => ({
  value,
  label: FONTS[value].label,
  premium: FONTS[value].premium,
  fontFamily: fontFamily(value),
}));
