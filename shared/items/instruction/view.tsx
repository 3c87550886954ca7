import { InstructionBox } from '../parts/InstructionBox.tsx';
import type { ItemDrawing, ItemViewProps } from '../parts/view.ts';
import type { InstructionData } from './schema.ts';

export const InstructionView = ({ item, style }: ItemViewProps<InstructionData>) => (
  <InstructionBox text={item.data.instruction} field="data.instruction" own={item.data.style} style={style} />
);

export const view = { View: InstructionView } satisfies ItemDrawing<InstructionData>;
