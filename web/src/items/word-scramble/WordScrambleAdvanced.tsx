import { createTextMetrics, measureLongestLine } from '#shared/items/word-scramble/layout.ts';
import {
  setLineLength,
  setScrambleColumns,
  setScrambleLinePosition,
} from '#shared/items/word-scramble/rules.ts';
import { SCRAMBLE_COLUMNS, SCRAMBLE_LINE } from '#shared/items/word-scramble/schema.ts';
import { useFact } from '../../document/editor-context.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { LengthField } from '../../fields/LengthField.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import { TEXT_CASE_OPTIONS } from '../parts/options.ts';

const ORDER_OPTIONS = [
  { value: 'column', label: 'Down the columns' },
  { value: 'row', label: 'Along the rows' },
] as const;

const POSITION_OPTIONS = [
  { value: 'after', label: 'After the word' },
  { value: 'below', label: 'Below the word' },
] as const;

/** Renders Settings and Layout; every item has the border settings. */
export function WordScrambleAdvanced({ item, path }: PanelProps<'word_scramble'>) {
  const { id, data } = item;
  const { bind, run, seal } = usePanel(id, 'Edit word scramble');
  const field = bind(path.at('data'), data);
  const font = useFact((document) => document.style.font);
  const size = useFact((document) => document.style.font_size);
  const type = createTextMetrics(item.style, font, size);
  const hasPosition = data.type === 'line' || data.type === 'blank';
  return (
    <>
      <Select isRow label="Text case" options={TEXT_CASE_OPTIONS} {...field('text_case')} />
      <SliderField
        label="Columns"
        range={SCRAMBLE_COLUMNS}
        value={data.number_of_columns}
        onChange={(columns) => run(path.at('data'), setScrambleColumns, { columns, type }, 'columns')}
        onChangeEnd={seal}
      />
      {data.number_of_columns > 1 && (
        <Segments aria-label="Order of the words" options={ORDER_OPTIONS} {...field('order_numbers_by')} />
      )}
      {hasPosition && (
        <Segments
          aria-label="Line position"
          options={POSITION_OPTIONS}
          value={data.line_position}
          onChange={(position) => run(path.at('data'), setScrambleLinePosition, { position, type })}
        />
      )}
      {data.type === 'line' && (
        <LengthField
          label="Line length"
          range={{ ...SCRAMBLE_LINE, max: measureLongestLine(data, type) }}
          value={Math.min(data.line_length, measureLongestLine(data, type))}
          onChange={(length) => run(path.at('data'), setLineLength, { length, type }, 'line_length')}
          onChangeEnd={seal}
        />
      )}
    </>
  );
}
