import { enlargeItem } from '../items/enlarge-item.ts';
import type { Worksheet } from '../kinds/worksheet/schema.ts';
import { Reuse } from '../paper/measure/reuse.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import type { DocumentStyle } from '../vocabulary/style.ts';
import type { EntityType, HandoutDocument } from './document.ts';

/** How much larger everything is in large print. */
export const LARGE_PRINT = 1.5;

/** The sheets a document may have; its twin may have as many more as it is larger. */
export const sheetLimit = (kind: EntityType, large: boolean): number =>
  Math.ceil(LIMITS.sheets[kind] * (large ? LARGE_PRINT ** 2 : 1));

/**
 * The document's twin in large print: the same items in the same order with the same numbers, every size
 * 150 %, to be set anew on the same pages. It is to be printed, never kept: its sizes go beyond what a
 * document may have. With the same `reuse` each time, what did not change is the same object.
 */
export function largePrint<T extends HandoutDocument>(document: T, reuse: Reuse = new Reuse()): T {
  const { style, title_font_size, student_info_font_size } = document;
  return {
    ...document,
    ...largeItems(document, reuse),
    style: reuse.of('large style', [style], () => largeStyle(style)),
    title_font_size: title_font_size * LARGE_PRINT,
    student_info_font_size: student_info_font_size * LARGE_PRINT,
  };
}

// The space between items is in em of the body's type and grows with it.
const largeStyle = (style: DocumentStyle): DocumentStyle => ({
  ...style,
  font_size: style.font_size * LARGE_PRINT,
  images: { ...style.images, size: style.images.size * LARGE_PRINT },
});

function largeItems(document: HandoutDocument, reuse: Reuse) {
  if (document.entity_type !== 'worksheet') return largeInstruction(document, reuse);
  const enlarged = document.items.map((item) =>
    reuse.of(`large ${item.id}`, [item], () => enlargeItem(item, LARGE_PRINT)),
  );
  return { items: enlarged };
}

function largeInstruction({ instruction }: Exclude<HandoutDocument, Worksheet>, reuse: Reuse) {
  const { style } = instruction;
  const enlarged = reuse.of('large instruction', [instruction], () => ({
    ...instruction,
    style: { ...style, font_size: style.font_size * LARGE_PRINT },
  }));
  return { instruction: enlarged };
}
