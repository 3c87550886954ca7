/** Lists what edits each item type: one line for each, by the name that documents store. */

export { panel as basic_text } from './basic-text/BasicTextPanel.tsx';
export { panel as blank_space } from './blank-space/BlankSpacePanel.tsx';
export { panel as checklist } from './checklist/ChecklistPanel.tsx';
export { panel as crossword } from './crossword/CrosswordPanel.tsx';
export { panel as divider } from './divider/DividerPanel.tsx';
export { panel as drawing } from './drawing/DrawingPanel.tsx';
export { panel as fill_in_the_blank } from './fill-in-the-blank/FillInTheBlankPanel.tsx';
export { panel as handwriting } from './handwriting/HandwritingPanel.tsx';
export { panel as instruction } from './instruction/InstructionPanel.tsx';
export { panel as matching } from './matching/MatchingPanel.tsx';
export { panel as maths_practice } from './maths-practice/MathsPracticePanel.tsx';
export { panel as multiple_choice } from './multiple-choice/MultipleChoicePanel.tsx';
export { panel as number_line } from './number-line/NumberLinePanel.tsx';
export { panel as open_response } from './open-response/OpenResponsePanel.tsx';
export { panel as page_break } from './page-break/PageBreakPanel.tsx';
export { panel as picture } from './picture/PicturePanel.tsx';
export { panel as section_header } from './section-header/SectionHeaderPanel.tsx';
export { panel as table } from './table/TablePanel.tsx';
export { panel as word_bank } from './word-bank/WordBankPanel.tsx';
export { panel as word_scramble } from './word-scramble/WordScramblePanel.tsx';
export { panel as word_search } from './word-search/WordSearchPanel.tsx';
