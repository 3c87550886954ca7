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

/**
 * What every part of the product must know of an item type without drawing it. `numbered` are the
 * Questions and Activities; `startsWithNext` keeps an item with the one after it on one page.
 */
export const KINDS = {
  section_header: {
    label: 'Section Header',
    schema: sectionHeaderData,
    empty: emptySectionHeader,
    isEmpty: isEmptySectionHeader,
    excerpt: (data: SectionHeaderData) => data.title,
    numbered: false,
    startsWithNext: true,
  },
  divider: {
    label: 'Divider',
    schema: dividerData,
    empty: emptyDivider,
    isEmpty: isEmptyDivider,
    excerpt: () => '',
    numbered: false,
    startsWithNext: false,
  },
  page_break: {
    label: 'Page Break',
    schema: pageBreakData,
    empty: emptyPageBreak,
    isEmpty: isEmptyPageBreak,
    excerpt: () => '',
    numbered: false,
    startsWithNext: false,
  },
  instruction: {
    label: 'Instruction',
    schema: instructionData,
    empty: emptyInstruction,
    isEmpty: isEmptyInstruction,
    excerpt: (data: InstructionData) => excerpt(data.instruction),
    numbered: false,
    startsWithNext: true,
  },
  word_bank: {
    label: 'Word Bank',
    schema: wordBankData,
    empty: emptyWordBank,
    isEmpty: isEmptyWordBank,
    excerpt: (data: WordBankData) => excerpt(data.words.map(({ word }) => word).join(', ')),
    numbered: false,
    startsWithNext: false,
  },
  multiple_choice: {
    label: 'Multiple Choice',
    schema: multipleChoiceData,
    empty: emptyMultipleChoice,
    isEmpty: isEmptyMultipleChoice,
    excerpt: (data: MultipleChoiceData) => excerpt(data.subtitle),
    forgotten: forgottenInMultipleChoice,
    numbered: true,
    startsWithNext: false,
  },
  word_scramble: {
    label: 'Word Scramble',
    schema: wordScrambleData,
    empty: emptyWordScramble,
    isEmpty: isEmptyWordScramble,
    excerpt: (data: WordScrambleData) => excerpt(data.terms.join(', ')),
    forgotten: forgottenInWordScramble,
    numbered: true,
    startsWithNext: false,
  },
  fill_in_the_blank: {
    label: 'Fill in the Blank',
    schema: fillInTheBlankData,
    empty: emptyFillInTheBlank,
    isEmpty: isEmptyFillInTheBlank,
    excerpt: (data: FillInTheBlankData) => excerpt(textOf(data.words)),
    forgotten: forgottenInFillInTheBlank,
    numbered: true,
    startsWithNext: false,
  },
  handwriting: {
    label: 'Handwriting',
    schema: handwritingData,
    empty: emptyHandwriting,
    isEmpty: isEmptyHandwriting,
    excerpt: (data: HandwritingData) => excerpt(listed(data.items.map((row) => row.subtitle))),
    numbered: true,
    startsWithNext: false,
  },
  open_response: {
    label: 'Open Response',
    schema: openResponseData,
    empty: emptyOpenResponse,
    isEmpty: isEmptyOpenResponse,
    excerpt: (data: OpenResponseData) => excerpt(data.subtitle),
    numbered: true,
    startsWithNext: false,
  },
  matching: {
    label: 'Matching',
    schema: matchingData,
    empty: emptyMatching,
    isEmpty: isEmptyMatching,
    excerpt: (data: MatchingData) => excerpt(listed(data.pairs.map((pair) => plainText(pair.term)))),
    forgotten: forgottenInMatching,
    numbered: true,
    startsWithNext: false,
  },
  blank_space: {
    label: 'Blank Space',
    schema: blankSpaceData,
    empty: emptyBlankSpace,
    isEmpty: isEmptyBlankSpace,
    excerpt: () => '',
    numbered: false,
    startsWithNext: false,
  },
  basic_text: {
    label: 'Basic Text',
    schema: basicTextData,
    empty: emptyBasicText,
    isEmpty: isEmptyBasicText,
    excerpt: (data: BasicTextData) => excerpt(data.instruction),
    numbered: false,
    startsWithNext: true,
  },
  checklist: {
    label: 'Checklist',
    schema: checklistData,
    empty: emptyChecklist,
    isEmpty: isEmptyChecklist,
    excerpt: (data: ChecklistData) => excerpt(listed(data.options.map((option) => plainText(option.answer)))),
    numbered: false,
    startsWithNext: false,
  },
} as const;
