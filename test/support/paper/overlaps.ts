import { SHEETS, type Sheet } from '#shared/paper/sheet/page-sizes.ts';
import type { Glyph } from './group-words.ts';

/** In em: how far a letter may reach into the one before it, more than any kerning and less than a letter. */
const KERNING = 0.25;
/** In px: what stands nearer than that stands on one base line. */
const LINE = 0.3;
/** In em: more than words that join as letters do reach into each other, and less than anybody sees. */
const TOUCH = 0.06;
/** In em: what letters take above and below their base line at least. */
const [ABOVE, BELOW] = [0.7, 0.2];
/** In px: between sheet and letters' own room beside them. */
const EDGE = 0.1;
/** In px from the lower edge: between these the footer's base lines lie, of the credits and in large print too. */
const FOOTER = { from: 24, to: 40 };
/** In px: of credits, and of the rest. */
const FOOTER_SIZES = [8, 12, 18];

/** The words of a page that stand over each other, or outside their room; a line each. */
export function listMisplaced(glyphs: readonly Glyph[], paper: keyof typeof SHEETS): string[] {
  const runs = joinRuns(glyphs);
  return [...listOverlaps(runs), ...listStray(runs, SHEETS[paper])];
}

function listOverlaps(runs: readonly Glyph[]): string[] {
  const down = runs.toSorted((a, b) => a.baseline - b.baseline);
  const tallest = Math.max(0, ...runs.map(({ size }) => size));
  return down.flatMap((upper, place) => {
    const found: string[] = [];
    for (const lower of down.slice(place + 1)) {
      if (lower.baseline - upper.baseline > tallest) break;
      if (isOver(upper, lower))
        found.push(`${describeGlyph(upper)} and ${describeGlyph(lower)} stand over each other`);
    }
    return found;
  });
}

function isOver(upper: Glyph, lower: Glyph): boolean {
  const shared = Math.min(upper.end, lower.end) - Math.max(upper.start, lower.start);
  const apart = lower.baseline - upper.baseline;
  return shared > TOUCH * Math.min(upper.size, lower.size) && apart < ABOVE * lower.size + BELOW * upper.size;
}

function listStray(runs: readonly Glyph[], { width, height, marginY }: Sheet): string[] {
  return runs.flatMap((run) => {
    const { start, end, baseline, size } = run;
    const [top, bottom] = [baseline - ABOVE * size, baseline + BELOW * size];
    if (start < -EDGE || end > width + EDGE || top < 0 || bottom > height)
      return [`${describeGlyph(run)} stands outside the sheet`];
    if (bottom > height - marginY && !isOfFooter(run, height))
      return [`${describeGlyph(run)} stands in the margin below`];
    return [];
  });
}

const isOfFooter = ({ baseline, size }: Glyph, height: number): boolean =>
  height - baseline > FOOTER.from &&
  height - baseline < FOOTER.to &&
  FOOTER_SIZES.some((known) => Math.abs(size - known) < EDGE);

/**
 * Letters drawn after each other and side by side on one base line. Unlike words, which are made of what stands
 * together, two that stand over each other stay two.
 */
function joinRuns(glyphs: readonly Glyph[]): Glyph[] {
  const runs: Glyph[] = [];
  let last: Glyph | undefined;
  for (const glyph of glyphs) {
    // A mark stands over its letter, as it is meant to, and marks of direction have no width.
    if (glyph.end <= glyph.start || /^\p{M}+$/u.test(glyph.text)) continue;
    if (glyph.text.trim() === '') {
      last = undefined;
      continue;
    }
    const run = last && isBeside(last, glyph) ? runs.pop() : undefined;
    runs.push(run ? joinGlyphs(run, glyph) : glyph);
    last = glyph;
  }
  return runs;
}

const joinGlyphs = (run: Glyph, next: Glyph): Glyph => ({
  ...run,
  text: run.text + next.text,
  start: Math.min(run.start, next.start),
  end: Math.max(run.end, next.end),
});

function isBeside(last: Glyph, next: Glyph): boolean {
  if (Math.abs(next.baseline - last.baseline) > LINE || next.size !== last.size) return false;
  const near = KERNING * next.size;
  return Math.abs(next.start - last.end) < near || Math.abs(next.end - last.start) < near;
}

const describeGlyph = ({ text, start, end, baseline }: Glyph): string =>
  `“${text}” (${start.toFixed(1)} to ${end.toFixed(1)}, base line ${baseline.toFixed(1)})`;
