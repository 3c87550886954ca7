import type { ItemFacts } from '../parts/definition.ts';
import { withFewerColumns } from '../parts/with-fewer-columns.ts';
import type { WordScrambleData } from './schema.ts';

export const facts = {
  label: 'Word Scramble',
  addItem: { group: 'Activities', place: 2 },
  isNumbered: true,
  countParts: ({ terms }) => terms.filter((term) => term.trim() !== '').length,
  enlarge: (data, by) => ({ ...withFewerColumns(data, by), line_length: data.line_length * by }),
} as const satisfies ItemFacts<WordScrambleData>;
