import { HEIGHT_PRESETS, setRuling } from '#shared/items/handwriting/rules.ts';
import { GUIDE_HEIGHT, GUIDE_SPACING } from '#shared/items/handwriting/schema.ts';
import {
  createSolidColors,
  GUIDE_COLOR,
  type GuideColors,
  RED_BLUE,
} from '#shared/items/letters/guide-rules.ts';
import { hasCloseRows } from '#shared/items/letters/rulings.ts';
import { PX_PER_INCH } from '#shared/paper/sheet/page-sizes.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { LengthField } from '../../fields/LengthField.tsx';
import { formatInches, type LengthUnit } from '../../fields/length-units.ts';
import { useLengthUnit } from '../../fields/use-length-unit.ts';
import { ColorField } from '../../ui/fields/ColorField.tsx';
import { ChoiceTiles } from '../../ui/fields/Segments.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { RulingField } from '../parts/RulingField.tsx';

/** Converts inches to px, to the thousandth of a px. */
const toPx = (inches: number): number => Number((inches * PX_PER_INCH).toFixed(3));

/** Renders a small row of guide lines. */
function Lines({ head, middle, base }: GuideColors) {
  return (
    <svg width="72" height="26" strokeWidth="1.5">
      <path d="M6 3.5h60" stroke={head} />
      <path d="M6 13h60" stroke={middle} strokeDasharray="4 3" />
      <path d="M6 22.5h60" stroke={base} />
    </svg>
  );
}

const COLOR_OPTIONS = [
  { value: 'solid', label: 'Solid', drawing: <Lines {...createSolidColors(GUIDE_COLOR)} /> },
  { value: 'red_blue', label: 'Red/blue', premium: true, drawing: <Lines {...RED_BLUE} /> },
] as const;
const listPresets = (unit: LengthUnit) =>
  HEIGHT_PRESETS.map(({ label, inches }) => ({
    value: toPx(inches),
    label,
    note: formatInches(inches, unit),
  }));

/** Renders the format of the lines. */
export function HandwritingAdvanced({ item: { id, data }, path }: PanelProps<'handwriting'>) {
  const { bind, run, set, seal } = usePanel(id, 'Edit line format');
  const field = bind(path.at('data'), data);
  const presets = listPresets(useLengthUnit());
  return (
    <>
      <RulingField value={data.ruling} onChange={(ruling) => run(path.at('data'), setRuling, ruling)} />
      {!data.ruling && (
        <Select
          isRow
          label="Lines for"
          placeholder="Another height"
          options={presets}
          value={presets.some(({ value }) => value === data.line_height) ? data.line_height : null}
          onChange={(line_height) => set(path.at('data'), { line_height })}
        />
      )}
      {!data.ruling && (
        <LengthField label="Line height" range={GUIDE_HEIGHT} {...field('line_height')} onChangeEnd={seal} />
      )}
      {!hasCloseRows(data.ruling) && (
        <LengthField label="Spacing" range={GUIDE_SPACING} {...field('spacing')} onChangeEnd={seal} />
      )}
      <ChoiceTiles
        isWide
        aria-label="Color of the lines"
        options={COLOR_OPTIONS}
        {...field('color_option')}
      />
      {data.color_option === 'solid' && <ColorField label="Line color" {...field('guide_line_color')} />}
    </>
  );
}
