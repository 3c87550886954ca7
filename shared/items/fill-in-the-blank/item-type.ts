import { excerpt } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { blankAnswers, hasLetterBlanks } from './blanks.ts';
import { forgottenInFillInTheBlank } from './choices.ts';
import { facts } from './facts.ts';
import {
  emptyFillInTheBlank,
  type FillInTheBlankData,
  fillInTheBlankData,
  isEmptyFillInTheBlank,
} from './schema.ts';
import { textOf } from './tokens.ts';

export const itemType = {
  ...facts,
  schema: fillInTheBlankData,
  empty: emptyFillInTheBlank,
  isEmpty: isEmptyFillInTheBlank,
  excerpt: ({ words }) => excerpt(textOf(words)),
  forgotten: forgottenInFillInTheBlank,
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
  premiumUses: (data) =>
    data.blank_style !== 'underline' && hasLetterBlanks(data)
      ? [{ feature: 'letter_blanks', field: 'blank_style' }]
      : [],
  listBankWords: blankAnswers,
} as const satisfies ItemTypeDefinition<FillInTheBlankData>;
