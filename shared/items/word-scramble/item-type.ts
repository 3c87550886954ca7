import { toExcerpt } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { facts } from './facts.ts';
import {
  createWordScramble,
  isEmptyWordScramble,
  type WordScrambleData,
  wordScrambleData,
} from './schema.ts';
import { findMissingInWordScramble } from './term-choices.ts';

export const itemType = {
  ...facts,
  schema: wordScrambleData,
  empty: createWordScramble,
  isEmpty: isEmptyWordScramble,
  excerpt: ({ terms }) => toExcerpt(terms.join(', ')),
  lines: ({ terms }) => terms,
  findMissing: findMissingInWordScramble,
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
  listBankWords: ({ terms }) => terms,
} as const satisfies ItemTypeDefinition<WordScrambleData>;
