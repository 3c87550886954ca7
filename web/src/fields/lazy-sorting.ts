import { createLazyPart } from '../ui/lazy/lazy-part.tsx';

/** Moves the rows of lists. A page loads it with the first touch, or with a document of which rows can be moved. */
export const Sorting = createLazyPart(async () => (await import('./Sorting.tsx')).Sorting, { missing: null });
