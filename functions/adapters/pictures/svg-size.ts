import type { SvgNode } from './svg-tree.ts';

const PX: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};
/** The longest side in px that is kept: several sheets. A drawing has no dots that could be lost. */
const LONGEST_SIDE = 4_000;
const UNKNOWN = { width: 300, height: 150 };
const LENGTH = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)$/i;

/** The longest size in characters. A longer text is no size, and is not looked at. */
const MAX_CHARACTERS = 200;

const readShort = (value = ''): string => (value.length > MAX_CHARACTERS ? '' : value.trim());

function parseLength(value: string | undefined): number | undefined {
  const [, number, unit = ''] = LENGTH.exec(readShort(value)) ?? [];
  const scale = PX[unit.toLowerCase()];
  const length = number === undefined || scale === undefined ? 0 : Number(number) * scale;
  return length > 0 && Number.isFinite(length) ? length : undefined;
}

function parseViewBox(value: string | undefined) {
  const [x, y, width, height, more] = readShort(value)
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

/** Reads the size of a drawing in px and its view box; the view box gives a missing size. */
export function readSize({ attributes }: SvgNode): SvgSize {
  const box = parseViewBox(attributes.get('viewBox'));
  const ratio = box && box.width / box.height;
  const given = {
    width: parseLength(attributes.get('width')),
    height: parseLength(attributes.get('height')),
  };
  const width = given.width ?? (given.height && ratio ? given.height * ratio : box?.width) ?? UNKNOWN.width;
  const height = given.height ?? (ratio ? width / ratio : UNKNOWN.height);
  const shown = box ?? { x: 0, y: 0, width, height };
  const scale = LONGEST_SIDE / Math.max(width, height);
  const shrink = (side: number) => (scale < 1 ? Math.max(1, Math.round(side * scale)) : side);
  return {
    width: shrink(width),
    height: shrink(height),
    viewBox: `${shown.x} ${shown.y} ${shown.width} ${shown.height}`,
  };
}
