import { setRowHeights } from '#shared/items/table/rules.ts';
import { LINE_WIDTH, ROW_HEIGHT, type TableData } from '#shared/items/table/schema.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { LengthField } from '../../fields/LengthField.tsx';
import { ColorField } from '../../ui/fields/ColorField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';

const LINE_OPTIONS = [
  { value: 'all', label: 'All lines' },
  { value: 'outside', label: 'Around the table' },
  { value: 'inside', label: 'Between the cells' },
  { value: 'rows', label: 'Between the rows' },
  { value: 'columns', label: 'Between the columns' },
  { value: 'none', label: 'None' },
] as const;

const STYLE_OPTIONS = [
  { value: 'solid', label: 'Solid' },
  { value: 'dashed', label: 'Dashed' },
  { value: 'dotted', label: 'Dotted' },
] as const;

/** Returns the least height that most rows have. */
const getUsualHeight = ({ row_heights, rows }: TableData): number =>
  row_heights.length < rows.length ? 0 : Math.min(...row_heights);

/** Renders the lines of a table, its colours and the room of its rows. */
export function TableAdvanced({ item: { id, data }, path }: PanelProps<'table'>) {
  const { run, seal, bind } = usePanel(id, 'Edit table');
  const table = path.at('data');
  const field = bind(table, data);
  const all = { top: 0, left: 0, bottom: data.rows.length - 1, right: 0 };
  return (
    <>
      <LengthField
        label="Row height"
        range={ROW_HEIGHT}
        value={getUsualHeight(data)}
        onChange={(height) => run(table, setRowHeights, { area: all, height }, 'row heights')}
        onChangeEnd={seal}
      />
      <Select isRow label="Lines" options={LINE_OPTIONS} {...field('lines')} />
      {data.lines !== 'none' && (
        <>
          <Select isRow label="Line style" options={STYLE_OPTIONS} {...field('line_style')} />
          <SliderField label="Line width" range={LINE_WIDTH} {...field('line_width')} onChangeEnd={seal} />
          <ColorField label="Line color" {...field('line_color')} />
        </>
      )}
      {(data.header_rows > 0 || data.header_column) && (
        <ColorField label="Heading color" {...field('header_color')} />
      )}
    </>
  );
}
