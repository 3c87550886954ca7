import type { DraggableSyntheticListeners } from '@dnd-kit/core';

/** The drag listeners of each row's handle, by the row's id. */
export type Grips = Map<string, NonNullable<DraggableSyntheticListeners>>;

/** How quickly rows make room for a dragged one: the rows of `slow` lists are high, and are followed by eye. */
export type Pace = 'quick' | 'slow';
