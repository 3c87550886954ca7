import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const MM_PER_POINT = 25.4 / 72;
/** In mm: a rule is thinner than that. */
const THIN = 2;

/** The lengths of the horizontal rules on a page, drawn as thin rectangles; in mm. */
export async function readRules(page: PDFPageProxy): Promise<number[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const scales = [1];
  const lengths: number[] = [];
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] ?? [];
    if (operator === OPS.save) scales.push(scales.at(-1) ?? 1);
    if (operator === OPS.restore) scales.pop();
    if (operator === OPS.transform) scales.push((scales.pop() ?? 1) * Math.abs(Number(args[0])));
    if (operator !== OPS.constructPath || !args[2]) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(args[2] as ArrayLike<number>);
    const unit = (scales.at(-1) ?? 1) * MM_PER_POINT;
    if ((bottom - top) * unit < THIN) lengths.push((right - left) * unit);
  }
  return lengths;
}
