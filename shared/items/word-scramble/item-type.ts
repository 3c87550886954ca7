import { excerpt } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { facts } from './facts.ts';
import { emptyWordScramble, isEmptyWordScramble, type WordScrambleData, wordScrambleData } from './schema.ts';
import { forgottenInWordScramble } from './term-choices.ts';

export const itemType = {
  ...facts,
  schema: wordScrambleData,
  empty: emptyWordScramble,
  isEmpty: isEmptyWordScramble,
  excerpt: ({ terms }) => excerpt(terms.join(', ')),
  forgotten: forgottenInWordScramble,
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
  listBankWords: ({ terms }) => terms,
} as const satisfies ItemTypeDefinition<WordScrambleData>;
