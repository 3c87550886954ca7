import type { ColumnCount } from '../../vocabulary/columns.ts';
import type { PaperSize } from '../../vocabulary/papers.ts';

/** CSS pixels: 96 an inch, everywhere. */
export const PX_PER_INCH = 96;
export const PX_PER_POINT = PX_PER_INCH / 72;
export const inchesToPx = (length: number): number => length * PX_PER_INCH;
/** Returns the space between items, in px, of a style in em of its type, in pt. */
export const getItemSpace = (style: { readonly item_spacing: number; readonly font_size: number }): number =>
  style.item_spacing * style.font_size * PX_PER_POINT;
export const millimetresToPx = (length: number): number => (length / 25.4) * PX_PER_INCH;

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly marginX: number;
  readonly marginY: number;
}

/** One content box on every paper, so that lines and pages break alike; in px. */
export const CONTENT_WIDTH = inchesToPx(7.3);
export const CONTENT_HEIGHT = inchesToPx(10);
/** The widths of one of several columns, in px: the gaps between them are what is left, a third of an inch. */
const COLUMN_WIDTHS: Readonly<Record<ColumnCount, number>> = { 1: CONTENT_WIDTH, 2: 334, 3: 212 };
export const getColumnWidth = (columns: ColumnCount): number => COLUMN_WIDTHS[columns];
/** A header that is taller is clamped, with a warning. */
export const HEADER_LIMIT = inchesToPx(5);

const createSheet = (width: number, height: number): Sheet => ({
  width,
  height,
  marginX: (width - CONTENT_WIDTH) / 2,
  marginY: (height - CONTENT_HEIGHT) / 2,
});

export const SHEETS = {
  letter: createSheet(inchesToPx(8.5), inchesToPx(11)),
  a4: createSheet(millimetresToPx(210), millimetresToPx(297)),
} as const satisfies Record<PaperSize, Sheet>;

export const PAPER_NAMES = { letter: 'Letter', a4: 'A4' } as const satisfies Record<PaperSize, string>;
export const getOtherPaper = (paper: PaperSize): PaperSize => (paper === 'a4' ? 'letter' : 'a4');

/** Returns letter for countries that print on it, else A4; `locale` is a language tag. */
export function getPaperForLocale(locale: string): PaperSize {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  return ['US', 'CA', 'MX'].includes(region) ? 'letter' : 'a4';
}
