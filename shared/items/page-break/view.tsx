import type { ItemViewProps } from '../parts/view.ts';
import type { PageBreakData } from './schema.ts';

/** Nothing is printed: the page ends. */
export function PageBreakView(_props: ItemViewProps<PageBreakData>) {
  return null;
}
