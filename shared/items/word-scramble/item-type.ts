import { toExcerpt } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { withFewerColumns } from '../parts/with-fewer-columns.ts';
import {
  createWordScramble,
  isEmptyWordScramble,
  type WordScrambleData,
  wordScrambleData,
} from './schema.ts';

export const itemType = {
  label: 'Word Scramble',
  icon: 'Shuffle',
  addItem: { group: 'Activities', place: 2 },
  isNumbered: true,
  countParts: ({ terms }) => terms.filter((term) => term.trim() !== '').length,
  enlarge: (data, by) => ({ ...withFewerColumns(data, by), line_length: data.line_length * by }),
  flowsInColumns: true,
  schema: wordScrambleData,
  empty: createWordScramble,
  isEmpty: isEmptyWordScramble,
  excerpt: ({ terms }) => toExcerpt(terms.join(', ')),
  lines: ({ terms }) => terms,
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
  listBankWords: ({ terms }) => terms,
} as const satisfies ItemTypeDefinition<WordScrambleData>;
