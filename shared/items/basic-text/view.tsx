import { RichRows } from '../RichRows.tsx';
import type { ItemViewProps } from '../view.ts';

export function BasicTextView({ item }: ItemViewProps<'basic_text'>) {
  return <RichRows value={item.data.instruction} />;
}
