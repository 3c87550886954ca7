import { enlargeItem } from '../items/enlarge-item.ts';
import type { InstructionWidget } from '../items/instruction/schema.ts';
import type { EntityType } from '../kinds/facts.ts';
import { MemoCache } from '../paper/measure/memo-cache.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import type { DocumentStyle } from '../vocabulary/style.ts';
import type { DocumentOf, HandoutDocument } from './document.ts';

/** How much larger everything is in large print. */
export const LARGE_PRINT = 1.5;

/**
 * Returns the most sheets a document may have; its large-print copy may have as many more as it is larger.
 */
export const getSheetLimit = (kind: EntityType, large: boolean): number =>
  Math.ceil(LIMITS.sheets[kind] * (large ? LARGE_PRINT ** 2 : 1));

/**
 * Converts the document to its large-print copy: the same items in the same order with the same numbers,
 * every size 150 %, laid out anew on the same paper. The copy is printed and never stored: its sizes exceed
 * what a document may have. With the same `cache`, unchanged parts are the same objects as last time.
 */
export function toLargePrint<T extends HandoutDocument>(document: T, cache: MemoCache = new MemoCache()): T {
  const { style, title_font_size, student_info_font_size } = document;
  return {
    ...document,
    ...enlargeOwn(document, cache),
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

/** Enlarges what only this kind of document has. */
type Enlarge<Document> = (document: Document, reuse: MemoCache) => Partial<Document>;

const enlargeInstruction: Enlarge<{ instruction: InstructionWidget }> = ({ instruction }, reuse) => {
  const { style } = instruction;
  const enlarged = reuse.of('large instruction', [instruction], () => ({
    ...instruction,
    style: { ...style, font_size: style.font_size * LARGE_PRINT },
  }));
  return { instruction: enlarged };
};

const ENLARGE = {
  worksheet: ({ items }, reuse) => ({
    items: items.map((item) => reuse.of(`large ${item.id}`, [item], () => enlargeItem(item, LARGE_PRINT))),
  }),
  flashcard: enlargeInstruction,
  bingo: enlargeInstruction,
} as const satisfies { [K in EntityType]: Enlarge<DocumentOf<K>> };

const enlargeOwn = (document: HandoutDocument, reuse: MemoCache): Partial<HandoutDocument> =>
  // TypeScript does not follow the pairing of a kind with its documents through an index.
  (ENLARGE[document.entity_type] as Enlarge<HandoutDocument>)(document, reuse);
