import { createLazyPart } from '../../ui/lazy/lazy-part.tsx';

/** The rows of a list of items. They load with the first item: an empty list has nothing to drag and nothing to edit. */
export const ItemRows = createLazyPart(async () => (await import('./ItemRows.tsx')).ItemRows);
