import { toExcerpt } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { withFewerColumns } from '../parts/with-fewer-columns.ts';
import { dealTerms } from './deal-terms.ts';
import { createTextMetrics } from './layout.ts';
import { listPrintedTerms } from './printed-terms.ts';
import { setScrambleColumns } from './rules.ts';
import {
  createWordScramble,
  isEmptyWordScramble,
  type WordScrambleData,
  wordScrambleData,
} from './schema.ts';
import { findMissingInWordScramble } from './term-choices.ts';

export const itemType = {
  label: 'Word Scramble',
  icon: 'Shuffle',
  addItem: { group: 'Activities', place: 2 },
  isNumbered: true,
  deal: dealTerms,
  countParts: ({ terms }) => terms.filter((term) => term.trim() !== '').length,
  columns: {
    count: ({ number_of_columns }) => number_of_columns,
    set: ({ data, style: own }, columns, style) =>
      setScrambleColumns(data, { columns, type: createTextMetrics(own, style.font, style.font_size) }),
  },
  enlarge: (data, by) => ({ ...withFewerColumns(data, by), line_length: data.line_length * by }),
  flowsInColumns: true,
  schema: wordScrambleData,
  empty: createWordScramble,
  isEmpty: isEmptyWordScramble,
  excerpt: ({ terms }) => toExcerpt(terms.join(', ')),
  lines: ({ terms }) => terms,
  // The language decides about capital letters alone, and the item's number about how its terms are counted.
  listShuffled: (data) =>
    listPrintedTerms(data, { locale: 'en-US', isNumbered: true }).map(({ scrambled, choices }) => [
      scrambled,
      choices.map(({ answer }) => answer),
    ]),
  findMissing: findMissingInWordScramble,
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
  listBankWords: ({ terms }) => terms,
} as const satisfies ItemTypeDefinition<WordScrambleData>;
