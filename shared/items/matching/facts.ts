import type { ItemFacts } from '../parts/definition.ts';
import type { MatchingData } from './schema.ts';

export const facts = {
  label: 'Matching',
  addItem: { group: 'Activities', place: 1 },
  isNumbered: true,
  enlarge: (data, by) => {
    const { images } = data.settings;
    return { ...data, settings: { ...data.settings, images: { ...images, size: images.size * by } } };
  },
} as const satisfies ItemFacts<MatchingData>;
