import type { ItemFacts } from '../parts/definition.ts';
import { hasDefinition, hasTerm, type MatchingData } from './schema.ts';

export const facts = {
  label: 'Matching',
  addItem: { group: 'Activities', place: 1 },
  isNumbered: true,
  deal: (data, shuffle_seed) => ({ ...data, shuffle_seed }),
  countParts: ({ pairs }) => pairs.filter((pair) => hasTerm(pair) && hasDefinition(pair)).length,
  enlarge: (data, by) => {
    const { images } = data.settings;
    return { ...data, settings: { ...data.settings, images: { ...images, size: images.size * by } } };
  },
} as const satisfies ItemFacts<MatchingData>;
