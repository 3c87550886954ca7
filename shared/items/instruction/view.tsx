import { InstructionBox } from '../parts/InstructionBox.tsx';
import type { ItemDrawing, ItemViewProps } from '../parts/view.ts';
import { facts } from './facts.ts';
import type { InstructionData } from './schema.ts';

export const InstructionView = ({ item, style }: ItemViewProps<InstructionData>) => (
  <InstructionBox text={item.data.instruction} field="data.instruction" own={item.data.style} style={style} />
);

export const view = { ...facts, View: InstructionView } satisfies ItemDrawing<InstructionData>;
