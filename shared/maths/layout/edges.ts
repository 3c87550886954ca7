import type { MathsElement } from '../node/maths-node.ts';
import { createRule, type Mark } from './box.ts';
import { readLength, type Style } from './style.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A dash of a dashed line, and as much between two. */
const DASH = 250;

function dash({ x, y, width, height }: Area): Mark[] {
  const isLying = width > height;
  const length = isLying ? width : height;
  return Array.from({ length: Math.ceil(length / (2 * DASH)) }, (_, index) => {
    const from = index * 2 * DASH;
    const drawn = Math.min(DASH, length - from);
    return isLying ? createRule(x + from, y, drawn, height) : createRule(x, y + from, width, drawn);
  });
}

/** Lists the lines at the edges of an area that an element asks for, drawn around its edge. */
export function listEdges({ style: css }: MathsElement, { x, y, width, height }: Area, style: Style): Mark[] {
  const { border, borderTop, borderBottom, borderLeft, borderRight } = css;
  const draw = (stated: string | undefined, toArea: (thickness: number) => Area): Mark[] => {
    const thickness = readLength(stated, style);
    if (!thickness || !stated) return [];
    const area = toArea(thickness);
    return stated.includes('dashed') ? dash(area) : [createRule(area.x, area.y, area.width, area.height)];
  };
  return [
    ...draw(borderTop ?? border, (thick) => ({ x, y, width, height: thick })),
    ...draw(borderBottom ?? border, (thick) => ({ x, y: y + height - thick, width, height: thick })),
    ...draw(borderLeft ?? border, (thick) => ({ x, y, width: thick, height })),
    ...draw(borderRight ?? border, (thick) => ({ x: x + width - thick, y, width: thick, height })),
  ];
}
