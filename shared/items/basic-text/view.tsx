import { Unit } from '../../paper/Unit.tsx';
import { RichText } from '../../text/RichText.tsx';
import type { ItemViewProps } from '../view.ts';

export function BasicTextView({ item }: ItemViewProps<'basic_text'>) {
  return (
    <Unit index={0}>
      <RichText value={item.data.instruction} />
    </Unit>
  );
}
