/** Lists what edits each item type: one line for each, by the name that documents store. */

export { panel as basic_text } from './basic-text/panel.ts';
export { panel as blank_space } from './blank-space/panel.ts';
export { panel as checklist } from './checklist/panel.ts';
export { panel as divider } from './divider/panel.ts';
export { panel as fill_in_the_blank } from './fill-in-the-blank/panel.ts';
export { panel as handwriting } from './handwriting/panel.ts';
export { panel as instruction } from './instruction/panel.ts';
export { panel as matching } from './matching/panel.ts';
export { panel as multiple_choice } from './multiple-choice/panel.ts';
export { panel as number_line } from './number-line/panel.ts';
export { panel as open_response } from './open-response/panel.ts';
export { panel as page_break } from './page-break/panel.ts';
export { panel as section_header } from './section-header/panel.ts';
export { panel as word_bank } from './word-bank/panel.ts';
export { panel as word_scramble } from './word-scramble/panel.ts';
