import { createElement, Fragment, type ReactNode } from 'react';
import type { Mark } from './box.ts';
import type { Piece } from './lay-out-rows.ts';

/** Rounds a length in thousandths of the font size: no eye sees a tenth of one. */
const round = (length: number): number => Math.round(length * 10) / 10;
const toEm = (length: number): string => `${Number((length / 1000).toFixed(4))}em`;

/** Browsers put a line of words on whole pixels, each by a rule of its own, unless its height is of whole pixels. */
const toWholePixels = (length: number): string => `round(up, ${toEm(length)}, 1px)`;

type Letters = Extract<Mark, { readonly type: 'letters' }>;
type Drawing = Exclude<Mark, Letters>;

/** Letters are letters of the page: a browser puts a drawing on whole pixels, and words beside it would leave their line. */
function drawLetters({ text, x, y, size, places, width, color }: Letters): ReactNode[] {
  const draw = (letters: string, start: number, className: string): ReactNode => {
    // Lengths are in its own font size; it takes no room of its line.
    const [margin, verticalAlign] = [start / size, toEm(-y / size)];
    const style = {
      margin: `0 ${toEm(-margin)} 0 ${toEm(margin)}`,
      verticalAlign,
      fontSize: toEm(size * 1000),
      color,
    };
    return createElement('span', { className, style }, letters);
  };
  if (!places) return [draw(text, x + width / 2, 'formula-letters formula-words')];
  // Each letter has its place, so that no browser's measure of it counts.
  return [...text].flatMap((letter, index) =>
    letter.trim() === '' ? [] : [draw(letter, x + (places[index] ?? 0), 'formula-letters')],
  );
}

function drawShape(mark: Drawing): ReactNode {
  const [x, y, fill] = [round(mark.x), round(mark.y), mark.color];
  if (mark.type === 'rule')
    return createElement('rect', { x, y, width: round(mark.width), height: round(mark.height), fill });
  if (mark.type === 'stroke') {
    const { path, thickness, color = 'currentcolor' } = mark;
    const transform = `translate(${x} ${y})`;
    return createElement('path', { d: path, transform, fill: 'none', stroke: color, strokeWidth: thickness });
  }
  const scale = [mark.scaleX, mark.scaleY].map((share) => Number(share.toFixed(4))).join(' ');
  return createElement('path', { d: mark.path, transform: `translate(${x} ${y}) scale(${scale})`, fill });
}

/** Draws what is no letter, from the start of the base line. */
function drawShapes(shapes: readonly Drawing[]): ReactNode {
  if (shapes.length === 0) return null;
  const given = { className: 'formula-shapes', viewBox: '0 0 1000 1000' };
  return createElement('svg', given, ...shapes.map(drawShape));
}

/** Draws a part of a row on the base line of its words, in room of the size that it was laid out in. */
export function drawPiece({ box, isTall }: Piece): ReactNode {
  const { width, ascent, descent, marks } = box;
  const letters = marks.filter((mark) => mark.type === 'letters');
  const shapes = marks.filter((mark) => mark.type !== 'letters');
  const [up, down] = [toWholePixels(ascent), toWholePixels(descent)];
  const style = { width: toEm(width), height: `calc(${up} + ${down})`, verticalAlign: `calc(-1 * ${down})` };
  return createElement(
    'span',
    { className: isTall ? 'formula-piece formula-tall' : 'formula-piece' },
    drawShapes(shapes),
    createElement(Fragment, null, ...letters.flatMap(drawLetters)),
    createElement('span', { className: 'formula-room', style }),
  );
}
