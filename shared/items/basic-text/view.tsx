import { RichRows } from '../parts/RichRows.tsx';
import type { ItemDrawing, ItemViewProps } from '../parts/view.ts';
import type { BasicTextData } from './schema.ts';

export function BasicTextView({ item }: ItemViewProps<BasicTextData>) {
  return <RichRows value={item.data.instruction} field="data.instruction" />;
}

export const view = { View: BasicTextView } satisfies ItemDrawing<BasicTextData>;
