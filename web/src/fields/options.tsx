import { FONT_IDS, FONTS, type FontId, getFontFamily } from '#shared/vocabulary/fonts.ts';
import { BORDER_STYLES } from '#shared/vocabulary/style-choices.ts';
import type { SelectOption } from '../ui/fields/select-option.ts';

export const ALIGN_OPTIONS = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Center' },
  { value: 'right', label: 'Right' },
] as const;

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Creates options with the names of line styles, in menu order. */
export const createLineStyleOptions = <Style extends string>(
  styles: readonly Style[],
): SelectOption<Style>[] => styles.map((value) => ({ value, label: capitalize(value) }));

export const BORDER_STYLE_OPTIONS = createLineStyleOptions(BORDER_STYLES);

export const FONT_OPTIONS: readonly SelectOption<FontId>[] = FONT_IDS.map((value) => ({
  value,
  label: FONTS[value].label,
  premium: FONTS[value].premium,
  fontFamily: getFontFamily(value),
}));
