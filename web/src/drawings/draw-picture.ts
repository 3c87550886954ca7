import { getDrawer } from '#shared/drawings/families.ts';
import type { DrawingKind, DrawingTask } from '#shared/drawings/kinds.ts';
import type { Drawn } from '#shared/drawings/shape.ts';
import { getSizeBounds } from '#shared/drawings/sizes.ts';
import { estimateTextWidth } from '#shared/paper/fonts/text-width.ts';
import { FONTS, type FontId } from '#shared/vocabulary/fonts.ts';

/** What is asked for: one value of a kind. */
export interface DrawingRequest {
  readonly kind: DrawingKind;
  readonly value: string;
  /** `shown` with the value, `draw` without. */
  readonly task: DrawingTask;
  /** In mm. */
  readonly size: number;
}

/** The document that the picture is for. */
export interface Paper {
  readonly locale: string;
  readonly font: FontId;
}

/** The width of a page, the height of paper to write on, and the type of words, in mm. */
const ROOM = 175;
const HEIGHT = 80;
const EM = 5;

/** Scales of kinds that have one. */
const SCALES: Partial<Record<DrawingKind, { from: number; to: number; step: number }>> = {
  thermometer: { from: -10, to: 40, step: 1 },
  thermometer_f: { from: 0, to: 120, step: 2 },
  plane: { from: -5, to: 5, step: 1 },
  pictogram: { from: 0, to: 0, step: 1 },
};
const NO_SCALE = { from: 0, to: 0, step: 0 };

/** Draws a value; null where nothing can be drawn of it. */
export const drawValue = (
  { kind, value, task, size }: DrawingRequest,
  { locale, font }: Paper,
): Drawn | null =>
  getDrawer(kind).draw(value, {
    ...{ task, size, locale, room: ROOM, height: HEIGHT, em: EM, marks: true },
    ...(SCALES[kind] ?? NO_SCALE),
    measure: (text) => estimateTextWidth(text, font),
  });

/** Returns the family of a font for a canvas, which knows no variables of CSS. */
export const getCanvasFamily = (font: FontId): string => `'${FONTS[font].family}', Nunito, sans-serif`;

/** Returns a usual size of a kind, in mm; 0 where all lengths are those of the value. */
export const getUsualSize = (kind: DrawingKind): number => getSizeBounds(kind)?.initial ?? 0;
