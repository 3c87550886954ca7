import { useState } from 'react';
import { countColumns } from '#shared/items/table/schema.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';
import { QuestionField } from '../parts/QuestionField.tsx';
import { CellTools } from './CellTools.tsx';
import { ColumnRuler } from './ColumnRuler.tsx';
import { ReadyTables } from './ReadyTables.tsx';
import { type ChosenCells, toArea } from './selected-area.ts';
import { TableAdvanced } from './TableAdvanced.tsx';
import { TableGrid } from './TableGrid.tsx';
import './TablePanel.css';

const HEADER_OPTIONS = [
  { value: 0, label: 'None' },
  { value: 1, label: '1 row' },
  { value: 2, label: '2 rows' },
  { value: 3, label: '3 rows' },
] as const;

const FIRST = { row: 0, column: 0 };

function TablePanel({ item, path }: PanelProps<'table'>) {
  const { id, data } = item;
  const { set, bind } = usePanel(id, 'Edit table');
  const table = path.at('data');
  const [chosen, setChosen] = useState<ChosenCells>({ from: FIRST, to: FIRST });
  const area = toArea(chosen, data.rows.length, countColumns(data));
  const field = bind(table, data);
  return (
    <>
      <QuestionField id={id} data={data} path={table} />
      <div>
        <ReadyTables item={item} path={path} />
      </div>
      <CellTools id={id} data={data} path={table} area={area} onChoose={setChosen} />
      <TableGrid id={id} data={data} path={table} area={area} onChoose={setChosen} />
      <ColumnRuler id={id} data={data} path={table} />
      <Segments
        label="Heading, on each page"
        options={HEADER_OPTIONS}
        value={data.header_rows}
        onChange={(header_rows) => set(table, { header_rows })}
      />
      <Switch isSelected={data.header_column} onChange={field('header_column').onChange}>
        First column is a heading
      </Switch>
    </>
  );
}

export const panel = {
  Panel: TablePanel,
  Advanced: TableAdvanced,
  sample: {
    rows: [
      [{ text: 'Day' }, { text: 'Rain' }],
      [{ text: 'Mon' }, { text: '3 mm' }],
      [{ text: 'Tue' }, { text: '0 mm' }],
    ],
  },
} satisfies ItemPanel<'table'>;
