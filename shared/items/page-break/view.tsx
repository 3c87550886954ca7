import type { ItemDrawing, ItemViewProps } from '../parts/view.ts';
import type { PageBreakData } from './schema.ts';

/** Renders nothing: the page ends here. */
export function PageBreakView(_props: ItemViewProps<PageBreakData>) {
  return null;
}

export const view = { View: PageBreakView } satisfies ItemDrawing<PageBreakData>;
