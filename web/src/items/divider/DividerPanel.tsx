import {
  BOTTOM_PADDING,
  DIVIDER_STYLES,
  LINE_WEIGHT,
  LINE_WIDTH,
  TOP_PADDING,
} from '#shared/items/divider/schema.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { createLineStyleOptions } from '../../fields/options.tsx';
import { SliderFields } from '../../fields/SliderFields.tsx';
import { ColorField } from '../../ui/fields/ColorField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';

const STYLE_OPTIONS = createLineStyleOptions(DIVIDER_STYLES);
const SLIDERS = [
  { label: 'Width', field: 'line_width', range: LINE_WIDTH },
  { label: 'Thickness', field: 'line_weight', range: LINE_WEIGHT },
  { label: 'Space above', field: 'top_padding', range: TOP_PADDING },
  { label: 'Space below', field: 'bottom_padding', range: BOTTOM_PADDING },
] as const;

function DividerPanel({ item: { id, data }, path }: PanelProps<'divider'>) {
  const { bind } = usePanel(id, 'Edit divider');
  const field = bind(path.at('data'), data);
  return (
    <>
      <Select isRow label="Style" options={STYLE_OPTIONS} {...field('line_style')} />
      <SliderFields id={id} name="Edit divider" sliders={SLIDERS} values={data} path={path.at('data')} />
      <ColorField label="Color" {...field('line_color')} />
    </>
  );
}

export const panel = {
  Panel: DividerPanel,
  sample: { line_style: 'dashed', top_padding: 0.4 },
} satisfies ItemPanel<'divider'>;
