import { excerpt, plainText } from '../text/plain-text.ts';
import { type BasicTextData, basicTextData, emptyBasicText, isEmptyBasicText } from './basic-text/schema.ts';
import { blankSpaceData, emptyBlankSpace, isEmptyBlankSpace } from './blank-space/schema.ts';
import { type ChecklistData, checklistData, emptyChecklist, isEmptyChecklist } from './checklist/schema.ts';
import { dividerData, emptyDivider, isEmptyDivider } from './divider/schema.ts';
import { forgottenInFillInTheBlank } from './fill-in-the-blank/choices.ts';
import {
  emptyFillInTheBlank,
  type FillInTheBlankData,
  fillInTheBlankData,
  isEmptyFillInTheBlank,
} from './fill-in-the-blank/schema.ts';
import { textOf } from './fill-in-the-blank/tokens.ts';
import {
  emptyHandwriting,
  type HandwritingData,
  handwritingData,
  isEmptyHandwriting,
} from './handwriting/schema.ts';
import {
  emptyInstruction,
  type InstructionData,
  instructionData,
  isEmptyInstruction,
} from './instruction/schema.ts';
import type { ItemType } from './kinds.ts';
import {
  emptyMatching,
  forgottenInMatching,
  isEmptyMatching,
  type MatchingData,
  matchingData,
} from './matching/schema.ts';
import {
  emptyMultipleChoice,
  forgottenInMultipleChoice,
  isEmptyMultipleChoice,
  type MultipleChoiceData,
  multipleChoiceData,
} from './multiple-choice/schema.ts';
import {
  emptyOpenResponse,
  isEmptyOpenResponse,
  type OpenResponseData,
  openResponseData,
} from './open-response/schema.ts';
import { emptyPageBreak, isEmptyPageBreak, pageBreakData } from './page-break/schema.ts';
import {
  emptySectionHeader,
  isEmptySectionHeader,
  type SectionHeaderData,
  sectionHeaderData,
} from './section-header/schema.ts';
import { emptyWordBank, isEmptyWordBank, type WordBankData, wordBankData } from './word-bank/schema.ts';
import {
  emptyWordScramble,
  isEmptyWordScramble,
  type WordScrambleData,
  wordScrambleData,
} from './word-scramble/schema.ts';
import { forgottenInWordScramble } from './word-scramble/term-choices.ts';

/** What is written of a list, on one line. */
const listed = (texts: readonly string[]): string => texts.filter((text) => text.trim() !== '').join(', ');

/** What an item of each type holds, and what can be told of it without drawing it. */
export const CONTENTS = {
  section_header: {
    schema: sectionHeaderData,
    empty: emptySectionHeader,
    isEmpty: isEmptySectionHeader,
    excerpt: (data: SectionHeaderData) => data.title,
  },
  divider: {
    schema: dividerData,
    empty: emptyDivider,
    isEmpty: isEmptyDivider,
    excerpt: () => '',
  },
  page_break: {
    schema: pageBreakData,
    empty: emptyPageBreak,
    isEmpty: isEmptyPageBreak,
    excerpt: () => '',
  },
  instruction: {
    schema: instructionData,
    empty: emptyInstruction,
    isEmpty: isEmptyInstruction,
    excerpt: (data: InstructionData) => excerpt(data.instruction),
  },
  word_bank: {
    schema: wordBankData,
    empty: emptyWordBank,
    isEmpty: isEmptyWordBank,
    excerpt: (data: WordBankData) => excerpt(data.words.map(({ word }) => word).join(', ')),
  },
  multiple_choice: {
    schema: multipleChoiceData,
    empty: emptyMultipleChoice,
    isEmpty: isEmptyMultipleChoice,
    excerpt: (data: MultipleChoiceData) => excerpt(data.subtitle),
    forgotten: forgottenInMultipleChoice,
  },
  word_scramble: {
    schema: wordScrambleData,
    empty: emptyWordScramble,
    isEmpty: isEmptyWordScramble,
    excerpt: (data: WordScrambleData) => excerpt(data.terms.join(', ')),
    forgotten: forgottenInWordScramble,
  },
  fill_in_the_blank: {
    schema: fillInTheBlankData,
    empty: emptyFillInTheBlank,
    isEmpty: isEmptyFillInTheBlank,
    excerpt: (data: FillInTheBlankData) => excerpt(textOf(data.words)),
    forgotten: forgottenInFillInTheBlank,
  },
  handwriting: {
    schema: handwritingData,
    empty: emptyHandwriting,
    isEmpty: isEmptyHandwriting,
    excerpt: (data: HandwritingData) => excerpt(listed(data.items.map((row) => row.subtitle))),
  },
  open_response: {
    schema: openResponseData,
    empty: emptyOpenResponse,
    isEmpty: isEmptyOpenResponse,
    excerpt: (data: OpenResponseData) => excerpt(data.subtitle),
  },
  matching: {
    schema: matchingData,
    empty: emptyMatching,
    isEmpty: isEmptyMatching,
    excerpt: (data: MatchingData) => excerpt(listed(data.pairs.map((pair) => plainText(pair.term)))),
    forgotten: forgottenInMatching,
  },
  blank_space: {
    schema: blankSpaceData,
    empty: emptyBlankSpace,
    isEmpty: isEmptyBlankSpace,
    excerpt: () => '',
  },
  basic_text: {
    schema: basicTextData,
    empty: emptyBasicText,
    isEmpty: isEmptyBasicText,
    excerpt: (data: BasicTextData) => excerpt(data.instruction),
  },
  checklist: {
    schema: checklistData,
    empty: emptyChecklist,
    isEmpty: isEmptyChecklist,
    excerpt: (data: ChecklistData) => excerpt(listed(data.options.map((option) => plainText(option.answer)))),
  },
} as const satisfies Record<ItemType, unknown>;
