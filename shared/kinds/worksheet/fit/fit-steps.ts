import type { WorksheetItem } from '../../../items/item.ts';
import { getMeasure, setMeasures } from '../../../items/many-rules.ts';
import type { DocumentStyle } from '../../../vocabulary/style.ts';

/** The measures that are made smaller, in their order. */
export const FIT_MEASURES = ['item_spacing', 'font_space', 'lines', 'font_size'] as const;
export type FitMeasure = (typeof FIT_MEASURES)[number];

/** How small each measure may become: em, times the type, lines, pt. */
export const LEAST = { item_spacing: 0.6, font_space: 1.2, lines: 2, font_size: 11 } as const;

/** How much smaller each becomes in a step. */
const STEP = { item_spacing: 0.3, font_space: 0.1, lines: 1, font_size: 1 } as const;

interface Fitted {
  readonly items: WorksheetItem[];
  readonly style: DocumentStyle;
}

/** Takes a step off a number, down to its limit; null where it is there. */
function lower(value: number, measure: FitMeasure): number | null {
  if (value <= LEAST[measure]) return null;
  return Math.max(LEAST[measure], Math.round((value - STEP[measure]) * 100) / 100);
}

const listWithLines = ({ items }: Fitted): WorksheetItem[] =>
  items.filter((item) => !item.hide && lower(getMeasure(item, 'lines') ?? 0, 'lines') !== null);

/** Tells whether a measure can still be smaller. */
function canTighten(worksheet: Fitted, measure: FitMeasure): boolean {
  if (measure === 'lines') return listWithLines(worksheet).length > 0;
  return lower(worksheet.style[measure], measure) !== null;
}

/** Returns what is made smaller next; null where all is as small as it may be. */
export const findNextMeasure = (worksheet: Fitted): FitMeasure | null =>
  FIT_MEASURES.find((measure) => canTighten(worksheet, measure)) ?? null;

/** Makes a measure a step smaller; lines become fewer wherever there are more than the least. */
export function tighten(
  worksheet: { readonly items: WorksheetItem[]; style: DocumentStyle },
  measure: FitMeasure,
): void {
  if (measure === 'lines') {
    for (const item of listWithLines(worksheet)) {
      const value = lower(getMeasure(item, 'lines') ?? 0, 'lines');
      if (value !== null) setMeasures(worksheet, { ids: [item.id], name: 'lines', value });
    }
    return;
  }
  const value = lower(worksheet.style[measure], measure);
  if (value !== null) worksheet.style[measure] = value;
}
