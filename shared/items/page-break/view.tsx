import type { ItemViewProps } from '../view.ts';

/** Nothing is printed: the page ends. */
export function PageBreakView(_props: ItemViewProps<'page_break'>) {
  return null;
}
