/** An affine transform as PDF and SVG write it: a, b, c, d, e, f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the transform that does the second first, within the first. */
export const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

export const round = (value: number): number => Math.round(value * 10_000) / 10_000;
export const toTransform = (matrix: Matrix): string => `matrix(${matrix.map(round).join(' ')})`;
