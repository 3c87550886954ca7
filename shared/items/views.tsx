import { BasicTextView } from './basic-text/view.tsx';
import { BlankSpaceView } from './blank-space/view.tsx';
import { ChecklistView } from './checklist/view.tsx';
import { DividerView } from './divider/view.tsx';
import { FillInTheBlankView } from './fill-in-the-blank/view.tsx';
import { HandwritingView } from './handwriting/view.tsx';
import { InstructionView } from './instruction/view.tsx';
import type { ItemOf } from './item.ts';
import type { ItemType } from './kinds.ts';
import { MatchingView } from './matching/view.tsx';
import { MultipleChoiceView } from './multiple-choice/view.tsx';
import { OpenResponseView } from './open-response/view.tsx';
import { PageBreakView } from './page-break/view.tsx';
import type { ItemView } from './parts/view.ts';
import { SectionHeaderView } from './section-header/view.tsx';
import { WordBankView } from './word-bank/view.tsx';
import { WordScrambleView } from './word-scramble/view.tsx';

/** Draws each item type. */
export const VIEWS = {
  section_header: SectionHeaderView,
  instruction: InstructionView,
  basic_text: BasicTextView,
  checklist: ChecklistView,
  multiple_choice: MultipleChoiceView,
  open_response: OpenResponseView,
  handwriting: HandwritingView,
  divider: DividerView,
  blank_space: BlankSpaceView,
  page_break: PageBreakView,
  word_bank: WordBankView,
  word_scramble: WordScrambleView,
  fill_in_the_blank: FillInTheBlankView,
  matching: MatchingView,
} satisfies { [T in ItemType]: ItemView<ItemOf<T>['data']> };
