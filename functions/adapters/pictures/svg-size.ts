import type { Element } from './svg-tree.ts';

const PX: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};
const UNKNOWN = { width: 300, height: 150 };
const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;

function lengthOf(value: string | undefined): number | undefined {
  const [, number, unit = ''] = new RegExp(`^\\s*(${NUMBER})\\s*([a-z]*)\\s*$`, 'i').exec(value ?? '') ?? [];
  const scale = PX[unit.toLowerCase()];
  const length = number === undefined || scale === undefined ? 0 : Number(number) * scale;
  return length > 0 && Number.isFinite(length) ? length : undefined;
}

function viewBoxOf(value: string | undefined) {
  const [x, y, width, height, more] = (value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const good = [x, y, width, height].every(Number.isFinite) && more === undefined;
  if (!good || !width || !height || width < 0 || height < 0) return undefined;
  return { x: x ?? 0, y: y ?? 0, width, height };
}

export interface SvgSize {
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

/** How large a drawing is in px, and what of it shows; by its view box where it does not say how large. */
export function sizeOf({ attributes }: Element): SvgSize {
  const box = viewBoxOf(attributes.get('viewBox'));
  const ratio = box && box.width / box.height;
  const given = { width: lengthOf(attributes.get('width')), height: lengthOf(attributes.get('height')) };
  const width = given.width ?? (given.height && ratio ? given.height * ratio : box?.width) ?? UNKNOWN.width;
  const height = given.height ?? (ratio ? width / ratio : UNKNOWN.height);
  const shown = box ?? { x: 0, y: 0, width, height };
  return { width, height, viewBox: `${shown.x} ${shown.y} ${shown.width} ${shown.height}` };
}
