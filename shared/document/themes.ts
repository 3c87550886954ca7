import { getItemType, type WorksheetItem } from '../items/item.ts';
import { cardLook } from '../kinds/parts/card-look-field.ts';
import type { FreeFontId } from '../vocabulary/fonts.ts';
import type { Border } from '../vocabulary/style.ts';
import { INK } from '../vocabulary/style-choices.ts';
import { type HandoutDocument, hasItems } from './document.ts';

/** What a theme gives the boxes of a document: of questions, cards or squares. */
interface BoxLook extends Pick<Border, 'has_border' | 'border_style' | 'border_width'> {
  /** True where boxes are coloured, in the theme's colour. */
  readonly isFilled: boolean;
}

interface Theme {
  readonly label: string;
  readonly font: FreeFontId;
  readonly titleFont: FreeFontId;
  /** The colour of titles, headings and boxes; words are printed in ink. */
  readonly color: string;
  readonly box: BoxLook;
}

const PLAIN_BOX = { has_border: false, border_style: 'solid', border_width: 2, isFilled: false } as const;

export const THEMES = {
  plain: { label: 'Plain', font: 'nunito', titleFont: 'nunito', color: INK, box: PLAIN_BOX },
  framed: {
    label: 'Framed',
    font: 'andika',
    titleFont: 'andika',
    color: '#1D4ED8',
    box: { ...PLAIN_BOX, has_border: true, border_width: 1 },
  },
  colorful: {
    label: 'Colorful',
    font: 'comic-neue',
    titleFont: 'patrick-hand',
    color: '#7E22CE',
    box: { ...PLAIN_BOX, isFilled: true },
  },
  classic: {
    label: 'Classic',
    font: 'noto-serif',
    titleFont: 'noto-serif',
    color: '#7C4A21',
    box: PLAIN_BOX,
  },
  clear: {
    label: 'Clear',
    font: 'atkinson',
    titleFont: 'lexend',
    color: '#0F766E',
    box: { ...PLAIN_BOX, has_border: true, border_style: 'dashed', isFilled: true },
  },
} as const satisfies Record<string, Theme>;
export type ThemeId = keyof typeof THEMES;
export const THEME_IDS = Object.keys(THEMES) as ThemeId[];

/** Returns a theme's border, with its colour. */
const toBorder = ({ box: { isFilled, ...border }, color }: Theme) => ({
  ...border,
  border_color: color,
  ...(isFilled && { background: color }),
});

/** Gives an item the look of a theme. What has a box of its own, or words in a colour of its own, has it in the theme's. */
function applyToItem(item: WorksheetItem, theme: Theme): void {
  const { color, titleFont } = theme;
  if (item.type === 'section_header') Object.assign(item.data, { color, font: titleFont });
  else if (item.type === 'instruction') {
    item.data.style.font = null;
    item.data.style.border.border_color = color;
  } else if (item.type === 'word_bank') item.data.border_color = color;
  else if (getItemType(item.type).ownStyle?.border) {
    delete item.style.background;
    Object.assign(item.style, toBorder(theme));
  }
}

/** Gives the whole document the look of a theme: its fonts, its header and its boxes; sizes stay as they are. */
export function applyTheme(document: HandoutDocument, id: ThemeId): void {
  const theme: Theme = THEMES[id];
  const { font, titleFont, color, box } = theme;
  Object.assign(document, {
    title_font: titleFont,
    title_color: color,
    student_info_font: font,
    student_info_color: INK,
  });
  document.style.font = font;
  document.style.color = INK;
  if (hasItems(document)) for (const item of document.items) applyToItem(item, theme);
  else {
    delete document.card_look;
    if (box.has_border || box.isFilled) document.card_look = cardLook.parse(toBorder(theme));
  }
}
