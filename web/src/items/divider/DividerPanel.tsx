import {
  BOTTOM_PADDING,
  DIVIDER_STYLES,
  LINE_WEIGHT,
  LINE_WIDTH,
  TOP_PADDING,
} from '#shared/items/divider/schema.ts';
import { lineStyleOptions } from '../../panels/options.tsx';
import { ColorField } from '../../ui/ColorField.tsx';
import { Select } from '../../ui/Select.tsx';
import { SliderField } from '../../ui/SliderField.tsx';
import { type PanelProps, usePanel } from '../panel.ts';

const STYLE_OPTIONS = lineStyleOptions(DIVIDER_STYLES);
const SLIDERS = [
  { label: 'Width', field: 'line_width', range: LINE_WIDTH },
  { label: 'Thickness', field: 'line_weight', range: LINE_WEIGHT },
  { label: 'Space above', field: 'top_padding', range: TOP_PADDING },
  { label: 'Space below', field: 'bottom_padding', range: BOTTOM_PADDING },
] as const;

export function DividerPanel({ item: { id, data }, live }: PanelProps<'divider'>) {
  const { set, seal } = usePanel(id, 'Edit divider');
  return (
    <>
      <Select
        isRow
        label="Style"
        options={STYLE_OPTIONS}
        value={data.line_style}
        onChange={(line_style) => set(live.data, { line_style })}
      />
      {SLIDERS.map(({ label, field, range }) => (
        <SliderField
          key={field}
          label={label}
          range={range}
          value={data[field]}
          onChange={(value) => set(live.data, { [field]: value })}
          onChangeEnd={seal}
        />
      ))}
      <ColorField
        label="Colour"
        value={data.line_color}
        onChange={(line_color) => set(live.data, { line_color })}
      />
    </>
  );
}
