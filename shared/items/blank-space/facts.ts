import { clampTo } from '../../range.ts';
import type { ItemFacts } from '../parts/definition.ts';
import { BLANK_HEIGHT, type BlankSpaceData } from './schema.ts';

export const facts = {
  label: 'Blank Space',
  addItem: { group: 'Organization', place: 3 },
  printsContent: false,
  enlarge: (data, by) => ({ ...data, height: clampTo(BLANK_HEIGHT, data.height * by) }),
} as const satisfies ItemFacts<BlankSpaceData>;
