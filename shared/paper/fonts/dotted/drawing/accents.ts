import { type Box, type Dot, drawCurve, drawLine, drawLoneDot, drawRing } from './strokes.ts';

/** Draws the dots of a shape that fills a box. */
export type DrawDots = (box: Box) => Dot[];

export const drawRising: DrawDots = (box) => drawLine(box, [0, 0], [1, 1]);
export const drawFalling: DrawDots = (box) => drawLine(box, [0, 1], [1, 0]);
export const drawLevel: DrawDots = (box) => drawLine(box, [0, 0.5], [1, 0.5]);
export const drawUpright: DrawDots = (box) => drawLine(box, [0.5, 0], [0.5, 1]);
export const drawOgonek: DrawDots = (box) =>
  drawCurve(box, [0.8, 1], [0.25, 0.6], [0, 0.25], [0.3, 0], [1, 0.15]);

/** Some accents beside or under a letter are drawn as a comma, no wider than this, in font units. */
const MAX_COMMA_WIDTH = 300;
const drawUnlessComma =
  (drawAccent: DrawDots): DrawDots =>
  (box) =>
    (box.right - box.left < MAX_COMMA_WIDTH ? drawRising : drawAccent)(box);

/** Maps combining accents to their shapes. */
export const ACCENTS: Readonly<Record<string, DrawDots>> = {
  '\u0300': drawFalling,
  '\u0301': drawRising,
  '\u0302': (box) => drawLine(box, [0, 0], [0.6, 1]).concat(drawLine(box, [0.6, 1], [1, 0]).slice(1)),
  '\u0303': (box) =>
    drawCurve(box, [0, 0], [0.15, 0.75], [0.32, 1], [0.5, 0.5], [0.68, 0], [0.85, 0.25], [1, 1]),
  '\u0304': drawLevel,
  '\u0306': (box) => drawCurve(box, [0, 1], [0.1, 0.3], [0.42, 0], [0.8, 0.35], [1, 1]),
  '\u0307': drawLoneDot,
  '\u0308': drawLoneDot,
  '\u030A': drawRing,
  '\u030B': drawRising,
  '\u030C': drawUnlessComma((box) =>
    drawLine(box, [0, 1], [0.4, 0]).concat(drawLine(box, [0.4, 0], [1, 1]).slice(1)),
  ),
  '\u0326': drawRising,
  '\u0327': drawUnlessComma((box) =>
    drawCurve(box, [0.62, 1], [0.5, 0.68], [0.85, 0.62], [1, 0.36], [0.8, 0.08], [0.4, 0], [0, 0.12]),
  ),
  '\u0328': drawOgonek,
};
