import { getDrawer } from '../../drawings/families.ts';
import type { DrawingKind } from '../../drawings/kinds.ts';
import type { Drawn } from '../../drawings/shape.ts';
import type { PictureDrawing } from '../../vocabulary/image.ts';
import { estimateTextWidth } from '../fonts/text-width.ts';

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

/** The letters of drawn pictures, whatever the font of the document: so a picture keeps its proportions. */
export const DRAWN_FONT = 'nunito';

/** Draws the value of a picture; null where nothing can be drawn of it. */
export const drawPicture = ({ kind, value, task, size, locale }: PictureDrawing): Drawn | null =>
  getDrawer(kind).draw(value, {
    ...{ task, size, locale, room: ROOM, height: HEIGHT, em: EM, marks: true },
    ...(SCALES[kind] ?? NO_SCALE),
    measure: (text) => estimateTextWidth(text, DRAWN_FONT),
  });
