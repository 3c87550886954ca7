/**
 * Lists the item types: one line for each, by the name that documents store. `item.ts` derives everything else
 * from this list.
 */

export { itemType as basic_text } from './basic-text/item-type.ts';
export { itemType as blank_space } from './blank-space/item-type.ts';
export { itemType as checklist } from './checklist/item-type.ts';
export { itemType as crossword } from './crossword/item-type.ts';
export { itemType as divider } from './divider/item-type.ts';
export { itemType as drawing } from './drawing/item-type.ts';
export { itemType as fill_in_the_blank } from './fill-in-the-blank/item-type.ts';
export { itemType as handwriting } from './handwriting/item-type.ts';
export { itemType as instruction } from './instruction/item-type.ts';
export { itemType as matching } from './matching/item-type.ts';
export { itemType as maths_practice } from './maths-practice/item-type.ts';
export { itemType as multiple_choice } from './multiple-choice/item-type.ts';
export { itemType as number_line } from './number-line/item-type.ts';
export { itemType as open_response } from './open-response/item-type.ts';
export { itemType as page_break } from './page-break/item-type.ts';
export { itemType as picture } from './picture/item-type.ts';
export { itemType as section_header } from './section-header/item-type.ts';
export { itemType as table } from './table/item-type.ts';
export { itemType as word_bank } from './word-bank/item-type.ts';
export { itemType as word_scramble } from './word-scramble/item-type.ts';
export { itemType as word_search } from './word-search/item-type.ts';
