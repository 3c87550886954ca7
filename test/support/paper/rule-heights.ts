import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const PX_PER_POINT = 96 / 72;
/** In px: a rule is thinner than that, and longer than this. */
const THIN = 4;
const LONG = 300;

/** Where the middles of a page's long horizontal rules lie, in px from its upper edge. */
export async function readRuleHeights(page: PDFPageProxy): Promise<number[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const sheet = page.view[3] ?? 0;
  // Scale and shift alone: nothing on a sheet is turned.
  let now = { x: 1, y: 1, down: 0 };
  const kept: (typeof now)[] = [];
  const heights: number[] = [];
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] ?? [];
    if (operator === OPS.save) kept.push(now);
    if (operator === OPS.restore) now = kept.pop() ?? now;
    if (operator === OPS.transform) {
      const [a, , , d, , f] = Array.from(args as ArrayLike<number>);
      now = { x: now.x * (a ?? 1), y: now.y * (d ?? 1), down: now.down + now.y * (f ?? 0) };
    }
    if (operator !== OPS.constructPath || !args[2]) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(args[2] as ArrayLike<number>);
    const middle = now.down + (now.y * (top + bottom)) / 2;
    const [width, height] = [(right - left) * now.x, (bottom - top) * now.y].map(Math.abs);
    if ((height ?? 0) * PX_PER_POINT < THIN && (width ?? 0) * PX_PER_POINT > LONG)
      heights.push((sheet - middle) * PX_PER_POINT);
  }
  return heights.sort((a, b) => a - b);
}
