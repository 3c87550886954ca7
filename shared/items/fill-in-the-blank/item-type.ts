import { hasFormula } from '../../maths/formula-text.ts';
import { toExcerpt, toPlainText } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { withFewerColumns } from '../parts/with-fewer-columns.ts';
import { hasLetterBlanks, isBlankWord, listBlankAnswers, listBlankPlaces } from './blanks.ts';
import {
  createFillInTheBlank,
  type FillInTheBlankData,
  fillInTheBlankData,
  isEmptyFillInTheBlank,
} from './schema.ts';
import { joinTokens } from './tokens.ts';

export const itemType = {
  label: 'Fill in the Blank',
  icon: 'BookOpenText',
  addItem: { group: 'Questions', place: 3 },
  isNumbered: true,
  enlarge: withFewerColumns,
  countParts: (data) => listBlankPlaces(data).length,
  flowsInColumns: true,
  schema: fillInTheBlankData,
  empty: createFillInTheBlank,
  isEmpty: isEmptyFillInTheBlank,
  excerpt: ({ words }) => toExcerpt(joinTokens(words)),
  lines: ({ subtitle, words }) => [
    toPlainText(subtitle),
    joinTokens(words.map((word) => (word.blank ? { ...word, value: '_____' } : word))),
  ],
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
  premiumUses: (data) =>
    data.blank_style !== 'underline' && hasLetterBlanks(data)
      ? [{ feature: 'letter_blanks', field: 'blank_style' }]
      : [],
  usesNewest: (data) =>
    data.words.some(
      (word) => word.also_right !== undefined || (hasFormula(word.value) && isBlankWord(word, data)),
    ),
  listBankWords: listBlankAnswers,
} as const satisfies ItemTypeDefinition<FillInTheBlankData>;
