import { DECIMALS, DENOMINATOR, PYRAMID_ROWS } from '#shared/items/maths-practice/ranges.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { Segments } from '../../ui/fields/Segments.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { getQuestions } from './task-questions.ts';

const CARRYING_OPTIONS = [
  { value: 'mixed', label: 'Mixed' },
  { value: 'without', label: 'Without' },
  { value: 'with', label: 'With' },
] as const;

const SET_OUT_OPTIONS = [
  { value: 'row', label: 'In a row' },
  { value: 'column', label: 'In columns' },
] as const;

const NUMBERS = [
  { field: 'decimals', label: 'Decimals', range: DECIMALS },
  { field: 'denominator', label: 'Largest denominator', range: DENOMINATOR },
  { field: 'pyramid_rows', label: 'Rows', range: PYRAMID_ROWS },
] as const;

const SWITCHES = [
  { field: 'remainders', label: 'Remainders' },
  { field: 'negatives', label: 'Results below zero' },
  { field: 'mixes_headings', label: 'Headings in any order' },
] as const;

/** Renders what makes the problems of a task easier or harder. */
export function MathsPracticeAdvanced({ item: { id, data }, path }: PanelProps<'maths_practice'>) {
  const { bind, seal } = usePanel(id, 'Edit math practice');
  const field = bind(path.at('data'), data);
  const { asks } = getQuestions(data.task);
  return (
    <>
      {asks.includes('set_out') && (
        <Segments label="Set out" options={SET_OUT_OPTIONS} {...field('set_out')} />
      )}
      {asks.includes('carrying') && (
        <Segments label="Carrying and borrowing" options={CARRYING_OPTIONS} {...field('carrying')} />
      )}
      {NUMBERS.map(
        ({ field: name, label, range }) =>
          asks.includes(name) && (
            <SliderField key={name} label={label} range={range} {...field(name)} onChangeEnd={seal} />
          ),
      )}
      {SWITCHES.map(
        ({ field: name, label }) =>
          asks.includes(name) && (
            <Switch key={name} isSelected={data[name]} onChange={field(name).onChange}>
              {label}
            </Switch>
          ),
      )}
    </>
  );
}
