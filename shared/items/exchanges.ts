import { basicTextData } from './basic-text/schema.ts';
import * as basicText from './basic-text/to-question.ts';
import * as checklist from './checklist/from-question.ts';
import { toQuestion as crosswordToQuestion } from './crossword/to-question.ts';
import { words as crosswordWords } from './crossword/words.ts';
import { toQuestion as drawingToQuestion } from './drawing/to-question.ts';
import * as fillInTheBlank from './fill-in-the-blank/from-question.ts';
import { words as fillInTheBlankWords } from './fill-in-the-blank/words.ts';
import { words as handwritingWords } from './handwriting/words.ts';
import type { ItemOf, ItemType } from './item.ts';
import * as matching from './matching/from-question.ts';
import { words as matchingWords } from './matching/words.ts';
import { toQuestion as mathsPracticeToQuestion } from './maths-practice/to-question.ts';
import * as multipleChoice from './multiple-choice/from-question.ts';
import * as openResponse from './open-response/from-question.ts';
import type { ItemExchange } from './parts/exchange.ts';
import { toQuestion as pictureToQuestion } from './picture/to-question.ts';
import { toQuestion as tableToQuestion } from './table/to-question.ts';
import { words as wordBankWords } from './word-bank/words.ts';
import { words as wordScrambleWords } from './word-scramble/words.ts';
import { toQuestion as wordSearchToQuestion } from './word-search/to-question.ts';
import { words as wordSearchWords } from './word-search/words.ts';

/**
 * Lists what item types make of questions and words from elsewhere, and these of them: one line for each type that does. It is apart
 * from the definitions because only what imports and exports needs it, and an editor opens without.
 */
const EXCHANGES: { readonly [T in ItemType]?: ItemExchange<ItemOf<T>['data']> } = {
  basic_text: {
    fromQuestion: (question) =>
      question.type === 'text' ? basicTextData.parse({ instruction: question.prompt }) : null,
    toQuestion: basicText.toQuestion,
    listUnasked: basicText.listUnasked,
  },
  checklist: { fromQuestion: checklist.createFromQuestion, toQuestion: checklist.toQuestion },
  crossword: { toQuestion: crosswordToQuestion, words: crosswordWords },
  drawing: { toQuestion: drawingToQuestion },
  fill_in_the_blank: {
    fromQuestion: fillInTheBlank.createFromQuestion,
    toQuestion: fillInTheBlank.toQuestion,
    words: fillInTheBlankWords,
  },
  handwriting: { words: handwritingWords },
  instruction: { toQuestion: ({ instruction }) => ({ type: 'text', prompt: instruction }) },
  matching: {
    fromQuestion: matching.createFromQuestion,
    toQuestion: matching.toQuestion,
    words: matchingWords,
  },
  maths_practice: { toQuestion: mathsPracticeToQuestion },
  multiple_choice: { fromQuestion: multipleChoice.createFromQuestion, toQuestion: multipleChoice.toQuestion },
  open_response: { fromQuestion: openResponse.createFromQuestion, toQuestion: openResponse.toQuestion },
  picture: { toQuestion: pictureToQuestion },
  section_header: { toQuestion: ({ title }) => ({ type: 'text', prompt: title }) },
  table: { toQuestion: tableToQuestion },
  word_bank: { words: wordBankWords },
  word_scramble: { words: wordScrambleWords },
  word_search: { toQuestion: wordSearchToQuestion, words: wordSearchWords },
};

/** Returns what a type makes of things from elsewhere. */
export const getItemExchange = (type: ItemType): ItemExchange<unknown> =>
  // TypeScript does not follow the pairing of a type with its data through an index.
  (EXCHANGES[type] ?? {}) as unknown as ItemExchange<unknown>;
