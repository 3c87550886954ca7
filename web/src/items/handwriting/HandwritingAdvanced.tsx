import { HEIGHT_PRESETS } from '#shared/items/handwriting/rules.ts';
import { GUIDE_HEIGHT, GUIDE_SPACING } from '#shared/items/handwriting/schema.ts';
import { PX_PER_INCH } from '#shared/paper/page.ts';
import { type Range, range } from '#shared/range.ts';
import { ColorField } from '../../ui/ColorField.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Select } from '../../ui/Select.tsx';
import { SliderField } from '../../ui/SliderField.tsx';
import { type PanelProps, usePanel } from '../panel.ts';

/** Stored in px, shown in inches. */
const inInches = ({ min, max, step, initial }: Range): Range =>
  range({
    min: min / PX_PER_INCH,
    max: max / PX_PER_INCH,
    step: step / PX_PER_INCH,
    initial: initial / PX_PER_INCH,
    unit: 'in',
  });
const HEIGHT = inInches(GUIDE_HEIGHT);
const SPACING = inInches(GUIDE_SPACING);
/** To the thousandth of a px. */
const toPx = (inches: number): number => Number((inches * PX_PER_INCH).toFixed(3));

const COLOR_OPTIONS = [
  { value: 'solid', label: 'One color' },
  { value: 'red_blue', label: 'Red and blue', premium: true },
] as const;
const PRESET_OPTIONS = HEIGHT_PRESETS.map(({ label, inches }) => ({
  value: toPx(inches),
  label,
  note: `${inches.toFixed(2)} in`,
}));

/** The format of the lines. */
export function HandwritingAdvanced({ item: { id, data }, live }: PanelProps<'handwriting'>) {
  const { set, seal } = usePanel(id, 'Edit line format');
  return (
    <>
      <Select
        isRow
        label="Lines for"
        placeholder="Another height"
        options={PRESET_OPTIONS}
        value={PRESET_OPTIONS.some(({ value }) => value === data.line_height) ? data.line_height : null}
        onChange={(line_height) => set(live.data, { line_height })}
      />
      <SliderField
        label="Line height"
        range={HEIGHT}
        value={data.line_height / PX_PER_INCH}
        onChange={(inches) => set(live.data, { line_height: toPx(inches) })}
        onChangeEnd={seal}
      />
      <SliderField
        label="Spacing"
        range={SPACING}
        value={data.spacing / PX_PER_INCH}
        onChange={(inches) => set(live.data, { spacing: toPx(inches) })}
        onChangeEnd={seal}
      />
      <Segments
        aria-label="Color of the lines"
        options={COLOR_OPTIONS}
        value={data.color_option}
        onChange={(color_option) => set(live.data, { color_option })}
      />
      {data.color_option === 'solid' && (
        <ColorField
          label="Line color"
          value={data.guide_line_color}
          onChange={(guide_line_color) => set(live.data, { guide_line_color })}
        />
      )}
    </>
  );
}
