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
  measures: {
    space: {
      range: BLANK_HEIGHT,
      get: ({ height }) => height,
      set: (data, height) => Object.assign(data, { height }),
    },
  },
  schema: blankSpaceData,
  empty: createBlankSpace,
  isEmpty: isEmptyBlankSpace,
  excerpt: () => '',
} as const satisfies ItemTypeDefinition<BlankSpaceData>;
