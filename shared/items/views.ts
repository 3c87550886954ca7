/** Lists what draws each item type: one line for each, by the name that documents store. */

export { view as basic_text } from './basic-text/view.tsx';
export { view as blank_space } from './blank-space/view.tsx';
export { view as checklist } from './checklist/view.tsx';
export { view as crossword } from './crossword/view.tsx';
export { view as divider } from './divider/view.tsx';
export { view as drawing } from './drawing/view.tsx';
export { view as fill_in_the_blank } from './fill-in-the-blank/view.tsx';
export { view as handwriting } from './handwriting/view.tsx';
export { view as instruction } from './instruction/view.tsx';
export { view as matching } from './matching/view.tsx';
export { view as maths_practice } from './maths-practice/view.tsx';
export { view as multiple_choice } from './multiple-choice/view.tsx';
export { view as number_line } from './number-line/view.tsx';
export { view as open_response } from './open-response/view.tsx';
export { view as page_break } from './page-break/view.tsx';
export { view as picture } from './picture/view.tsx';
export { view as section_header } from './section-header/view.tsx';
export { view as table } from './table/view.tsx';
export { view as word_bank } from './word-bank/view.tsx';
export { view as word_scramble } from './word-scramble/view.tsx';
export { view as word_search } from './word-search/view.tsx';
