import { useState } from 'react';
import {
  getFittingStep,
  setFrom,
  setLabels,
  setStep,
  setTickShown,
  setTo,
} from '#shared/items/number-line/rules.ts';
import {
  FROM,
  MOST_TICKS,
  type NumberLineData,
  STEP,
  type TickLabels,
  TO,
} from '#shared/items/number-line/schema.ts';
import { listTicks } from '#shared/items/number-line/ticks.ts';
import { useFact } from '../../document/editor-context.ts';
import { type PanelProps, type PartProps, usePanel } from '../../document/use-panel.ts';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import type { SelectOption } from '../../ui/fields/select-option.ts';
import type { ItemPanel } from '../parts/item-panel.ts';
import { QuestionField } from '../parts/QuestionField.tsx';
import './NumberLinePanel.css';

const LABEL_OPTIONS: readonly SelectOption<TickLabels>[] = [
  { value: 'every_other', label: 'Every other' },
  { value: 'all', label: 'All' },
  { value: 'ends', label: 'First and last' },
  { value: 'none', label: 'None' },
  { value: 'chosen', label: 'My choice' },
];

function NumberLinePanel({ item: { id, data }, path }: PanelProps<'number_line'>) {
  const { run, seal } = usePanel(id, 'Edit number line');
  const line = path.at('data');
  const { from, to, step } = data;
  const [problem, setProblem] = useState('');
  const changeTo = (value: number) => {
    setProblem(value > from ? '' : `To must be greater than From, which is ${from}.`);
    run(line, setTo, value);
  };
  const changeStep = (value: number) => {
    const fitting = getFittingStep(data, value);
    setProblem(
      fitting === value ? '' : `A number line shows 2 to ${MOST_TICKS} numbers, so the step is ${fitting}.`,
    );
    run(line, setStep, value);
  };
  return (
    <>
      <QuestionField id={id} data={data} path={line} />
      <div className="number-line-fields">
        <NumberField
          label="From"
          range={FROM}
          value={from}
          onChange={(value) => run(line, setFrom, value)}
          onChangeEnd={seal}
        />
        <NumberField label="To" range={{ ...TO, step }} value={to} onChange={changeTo} onChangeEnd={seal} />
        <NumberField label="Step" range={STEP} value={step} onChange={changeStep} onChangeEnd={seal} />
      </div>
      {problem && (
        <p role="alert" className="panel-notice">
          {problem}
        </p>
      )}
      <Select
        isRow
        label="Labels"
        options={LABEL_OPTIONS}
        value={data.labels}
        onChange={(labels) => run(line, setLabels, labels)}
      />
      <TickButtons id={id} data={data} path={line} />
    </>
  );
}

/** Renders a button for each tick; a pressed one prints its number, the others are left to the student. */
function TickButtons({ id, data, path }: PartProps<NumberLineData>) {
  const { run } = usePanel(id, 'Edit labels');
  const locale = useFact((document) => document.locale);
  return (
    <fieldset className="tick-buttons" aria-label="Numbers that are printed">
      {listTicks(data, locale).map(({ label, isShown }, place) => (
        <button
          key={label}
          type="button"
          className="tick-button"
          aria-pressed={isShown}
          onClick={() => run(path, setTickShown, { place, shown: !isShown })}
        >
          {label}
        </button>
      ))}
      <p className="panel-hint">
        Numbers that are not printed are left for the student. The answer key shows all.
      </p>
    </fieldset>
  );
}

export const panel = {
  Panel: NumberLinePanel,
  // The sample has as many numbers as have room for their boxes on the tile of Add Item.
  sample: { from: 0, to: 3 },
} satisfies ItemPanel<'number_line'>;
