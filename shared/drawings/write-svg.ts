import { FAINT, getColor, getInk, HALF_CAPITAL } from './ink.ts';
import type { DrawingTask } from './kinds.ts';
import { type Drawn, NORMAL, type Shape, toCoordinate } from './shape.ts';

const PX_PER_MM = 96 / 25.4;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const toAttributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? toCoordinate(value) : value}"`)
    .join('');

function writeShape(shape: Shape): string {
  if (shape.shape === 'text') {
    const { x, y, size, anchor = 'middle', isBold, text } = shape;
    const place = { x, y: y + size * HALF_CAPITAL, 'font-size': size, 'text-anchor': anchor, stroke: 'none' };
    return `<text${toAttributes({ ...place, fill: '#000', ...(isBold && { 'font-weight': 'bold' }) })}>${escapeXml(text)}</text>`;
  }
  const { line = NORMAL, fill = 'none', isFaint } = shape;
  const look = {
    fill: getColor(fill, 'print').replace('currentColor', '#000'),
    ...(line === 0 ? { stroke: 'none' } : { 'stroke-width': line }),
    ...(isFaint && { stroke: FAINT }),
  };
  switch (shape.shape) {
    case 'path':
      return `<path${toAttributes({ d: shape.d, ...look })}/>`;
    case 'circle':
      return `<circle${toAttributes({ cx: shape.x, cy: shape.y, r: shape.r, ...look })}/>`;
    case 'rect': {
      const { x, y, width, height, round = 0 } = shape;
      return `<rect${toAttributes({ x, y, width, height, rx: round, ...look })}/>`;
    }
    case 'line': {
      const { x1, y1, x2, y2 } = shape;
      return `<line${toAttributes({ x1, y1, x2, y2, ...look })}/>`;
    }
  }
}

/** Writes a drawing of a sheet as a file of its own, in its true size. */
export function writeSvg({ width, height, shapes }: Drawn, task: DrawingTask): string {
  const size = { width: width * PX_PER_MM, height: height * PX_PER_MM };
  const inner = shapes.filter(({ layer }) => getInk(layer, task, false) !== null).map(writeShape);
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    ...size,
    viewBox: `0 0 ${toCoordinate(width)} ${toCoordinate(height)}`,
    'font-family': 'sans-serif',
    stroke: '#000',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return `<svg${toAttributes(root)}>${inner.join('')}</svg>`;
}
