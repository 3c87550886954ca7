import type { ItemFacts } from '../parts/definition.ts';
import type { WordBankData } from './schema.ts';

export const facts = {
  label: 'Word Bank',
  addItem: { group: 'Special', place: 1 },
  isWordBank: true,
  canDuplicate: false,
  deal: (data, shuffle_seed) => ({ ...data, shuffle_seed }),
} as const satisfies ItemFacts<WordBankData>;
