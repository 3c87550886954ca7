import { type EntityType, getKindFacts } from '../kinds/facts.ts';
import type { KindView } from '../kinds/parts/view.ts';
import { MemoCache } from '../paper/measure/memo-cache.ts';
import type { DocumentStyle } from '../vocabulary/style.ts';
import type { HandoutDocument } from './document.ts';

/** How much larger everything is in large print. */
export const LARGE_PRINT = 1.5;

/**
 * Returns the most sheets a document may have; its large-print copy may have as many more as it is larger.
 */
export const getSheetLimit = (kind: EntityType, large: boolean): number =>
  Math.ceil(getKindFacts(kind).sheetLimit * (large ? LARGE_PRINT ** 2 : 1));

/**
 * Converts the document to its large-print copy: the same items in the same order with the same numbers, every size
 * 150 %, laid out again on the same paper. The copy is printed and never stored: its sizes exceed what a document
 * may have. With the same `cache`, unchanged parts are the same objects as last time.
 */
export function toLargePrint<T extends HandoutDocument>(
  document: T,
  view: Pick<KindView<NoInfer<T>>, 'enlarge'>,
  cache: MemoCache = new MemoCache(),
): T {
  const { style, title_font_size, student_info_font_size } = document;
  return {
    ...document,
    ...view.enlarge(document, LARGE_PRINT, cache),
    style: cache.of('large style', [style], () => enlargeStyle(style)),
    title_font_size: title_font_size * LARGE_PRINT,
    student_info_font_size: student_info_font_size * LARGE_PRINT,
  };
}

// The space between items is in em of the body's type and grows with it.
const enlargeStyle = (style: DocumentStyle): DocumentStyle => ({
  ...style,
  font_size: style.font_size * LARGE_PRINT,
  images: { ...style.images, size: style.images.size * LARGE_PRINT },
});
