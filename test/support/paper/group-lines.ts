import type { Glyph } from './group-words.ts';

/** In em: what stands that much higher or lower than the letter before it stands on another line. */
const STEP = 0.6;

/** The lines of a sheet's texts in reading order, without their spaces. */
export function groupIntoLines(glyphs: readonly Glyph[]): string[] {
  const lines: string[] = [];
  let last: Glyph | undefined;
  for (const glyph of glyphs) {
    if (glyph.text.trim() === '') continue;
    const step = last ? Math.abs(glyph.baseline - last.baseline) : Number.POSITIVE_INFINITY;
    const isElsewhere = last !== undefined && last.box !== glyph.box;
    if (isElsewhere || step > STEP * Math.max(glyph.size, last?.size ?? 0)) lines.push('');
    lines.push((lines.pop() ?? '') + glyph.text);
    last = glyph;
  }
  return lines;
}
