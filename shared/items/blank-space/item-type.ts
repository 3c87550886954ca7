import { clampTo } from '../../range.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import {
  BLANK_HEIGHT,
  type BlankSpaceData,
  blankSpaceData,
  createBlankSpace,
  isEmptyBlankSpace,
} from './schema.ts';

export const itemType = {
  label: 'Blank Space',
  icon: 'SquareDashed',
  addItem: { group: 'Organization', place: 3 },
  printsContent: false,
  enlarge: (data, by) => ({ ...data, height: clampTo(BLANK_HEIGHT, data.height * by) }),
  schema: blankSpaceData,
  empty: createBlankSpace,
  isEmpty: isEmptyBlankSpace,
  excerpt: () => '',
} as const satisfies ItemTypeDefinition<BlankSpaceData>;
