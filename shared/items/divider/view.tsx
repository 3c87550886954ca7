import './view.css';
import { Unit } from '../../paper/draw/Unit.tsx';
import { inchesToPx } from '../../paper/sheet/page-sizes.ts';
import type { ItemDrawing, ItemViewProps } from '../parts/view.ts';
import type { DividerData } from './schema.ts';

export function DividerView({ item }: ItemViewProps<DividerData>) {
  const { line_width, line_weight, line_color, line_style, top_padding, bottom_padding } = item.data;
  const padding = { paddingTop: inchesToPx(top_padding), paddingBottom: inchesToPx(bottom_padding) };
  const line = { width: `${line_width}%`, borderTop: `${line_weight}px ${line_style} ${line_color}` };
  return (
    <Unit index={0}>
      <div className="divider" style={padding}>
        <div style={line} />
      </div>
    </Unit>
  );
}

export const view = { View: DividerView } satisfies ItemDrawing<DividerData>;
