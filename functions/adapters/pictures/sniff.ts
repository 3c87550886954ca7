import type { Picture } from '../../ports/images.ts';

export type PictureType = Picture['type'];

const SIGNATURES = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

/**
 * Detects the type of a file by its first bytes; text that starts with a tag counts as SVG. Returns undefined
 * for every other file.
 */
export function detectType(body: Uint8Array): PictureType | undefined {
  const known = SIGNATURES.find(({ bytes }) => bytes.every((byte, at) => body[at] === byte));
  if (known) return known.type;
  const start = Buffer.from(body.subarray(0, 256)).toString('utf8');
  return /^\uFEFF?\s*<[?!a-z]/i.test(start) ? 'image/svg+xml' : undefined;
}
