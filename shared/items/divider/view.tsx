import { inches } from '../../paper/page.ts';
import { Unit } from '../../paper/Unit.tsx';
import type { ItemViewProps } from '../view.ts';

export function DividerView({ item }: ItemViewProps<'divider'>) {
  const { line_width, line_weight, line_color, line_style, top_padding, bottom_padding } = item.data;
  const padding = { paddingTop: inches(top_padding), paddingBottom: inches(bottom_padding) };
  const line = { width: `${line_width}%`, borderTop: `${line_weight}px ${line_style} ${line_color}` };
  return (
    <Unit index={0}>
      <div className="divider" style={padding}>
        <div style={line} />
      </div>
    </Unit>
  );
}
