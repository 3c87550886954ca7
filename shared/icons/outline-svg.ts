/** The groups of a drawing that only colour it; its lines are in others. */
const COLOURING = /^(?:color|hair|skin)/;
const GROUP = /<g\b([^>]*?)(\/?)>|<\/g>/g;
const ID = /\bid="([^"]*)"/;

/**
 * Returns the lines of a drawing of the library without its colours, as they are in the library's own black set: for copying
 * machines, and for colouring in.
 */
export function outlineSvg(svg: string): string {
  let outline = '';
  let kept = 0;
  /** The number of open groups since the one that is left out; 0 outside of such a one. */
  let depth = 0;
  for (const { 0: tag, 1: attributes = '', 2: isClosed, index } of svg.matchAll(GROUP)) {
    if (tag === '</g>') {
      if (depth > 0 && --depth === 0) kept = index + tag.length;
      continue;
    }
    const isColouring = COLOURING.test(ID.exec(attributes)?.[1] ?? '');
    if (depth === 0 && !isColouring) continue;
    if (depth === 0) outline += svg.slice(kept, index);
    if (!isClosed) depth++;
    else if (depth === 0) kept = index + tag.length;
  }
  return outline + svg.slice(kept);
}
