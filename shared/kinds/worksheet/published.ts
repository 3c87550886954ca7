import type { PublishedParts } from '../parts/published.ts';
import type { Worksheet } from './schema.ts';

export const published = {} as const satisfies PublishedParts<Worksheet>;
