import { RichRows } from '../parts/RichRows.tsx';
import type { ItemDrawing, ItemViewProps } from '../parts/view.ts';
import { passageDrawer } from './passage-drawer.ts';
import { type BasicTextData, isPassage } from './schema.ts';

export function BasicTextView(props: ItemViewProps<BasicTextData>) {
  const { data } = props.item;
  // The drawing of a document waits for it.
  const Passage = isPassage(data) ? passageDrawer.loaded : undefined;
  if (Passage) return <Passage {...props} />;
  return <RichRows value={data.instruction} field="data.instruction" />;
}

export const view = { View: BasicTextView } satisfies ItemDrawing<BasicTextData>;
