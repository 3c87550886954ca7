import { Shuffle } from 'lucide-react';
import { useRef } from 'react';
import { OPERAND, PROBLEM_COLUMNS, PROBLEM_COUNT } from '#shared/items/maths-practice/ranges.ts';
import { changeTask, remakeProblems } from '#shared/items/maths-practice/rules.ts';
import {
  type MathsPracticeData,
  type MathsTask,
  OWN_COUNT,
  OWN_LIMIT,
} from '#shared/items/maths-practice/schema.ts';
import { type PanelProps, type PartProps, usePanel } from '../../document/use-panel.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { DirectionsField } from '../parts/DirectionsField.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';
import { MathsPracticeAdvanced } from './MathsPracticeAdvanced.tsx';
import { NumberSpan } from './NumberSpan.tsx';
import { PracticeHints } from './PracticeHints.tsx';
import { getQuestions, TASK_OPTIONS } from './task-questions.ts';

const OPERATION_OPTIONS = [
  { value: 'add', label: 'Addition' },
  { value: 'subtract', label: 'Subtraction' },
  { value: 'add_subtract', label: 'Addition and subtraction' },
  { value: 'multiply', label: 'Multiplication' },
  { value: 'divide', label: 'Division' },
  { value: 'multiply_divide', label: 'Multiplication and division' },
  { value: 'all', label: 'All four' },
] as const;

const FEWER_OPERATIONS: Partial<Record<MathsTask, readonly MathsPracticeData['operation'][]>> = {
  add_fractions: ['add', 'subtract', 'add_subtract'],
  times_table: ['multiply', 'add'],
};

const ROUND_OPTIONS = [
  { value: 'ten', label: 'Tens' },
  { value: 'hundred', label: 'Hundreds' },
  { value: 'thousand', label: 'Thousands' },
  { value: 'one', label: 'Ones' },
  { value: 'tenth', label: 'Tenths' },
] as const;

function MathsPracticePanel({ item, path }: PanelProps<'maths_practice'>) {
  const { id, data } = item;
  const { run, set, bind, seal } = usePanel(id, 'Edit math practice');
  const target = path.at('data');
  const field = bind(target, data);
  const { spans, asks } = getQuestions(data.task);
  // A times table brings its own operation along, and gives the chosen one back.
  const chosen = useRef(new Map<MathsTask, MathsPracticeData['operation']>());
  const change = (task: MathsTask) => {
    chosen.current.set(data.task, data.operation);
    run(target, changeTask, { task, chosen: chosen.current.get(task) });
  };
  const operations = FEWER_OPERATIONS[data.task];
  return (
    <>
      <DirectionsField field="prompt" value={item.prompt} onChange={(prompt) => set(path, { prompt })} />
      <Select isRow label="Problems" options={TASK_OPTIONS} value={data.task} onChange={change} />
      {asks.includes('operation') && (
        <Select
          isRow
          label="Operations"
          options={OPERATION_OPTIONS.filter(({ value }) => !operations || operations.includes(value))}
          {...field('operation')}
        />
      )}
      {asks.includes('round_to') && (
        <Select isRow label="Round to" options={ROUND_OPTIONS} {...field('round_to')} />
      )}
      {spans.map((label, at) => {
        const [from, to] =
          at === 0 ? (['first_from', 'first_to'] as const) : (['second_from', 'second_to'] as const);
        return (
          <NumberSpan
            key={from}
            label={label}
            range={OPERAND}
            from={field(from)}
            to={field(to)}
            onChangeEnd={seal}
          />
        );
      })}
      <SliderField label="How many" range={PROBLEM_COUNT} {...field('count')} onChangeEnd={seal} />
      <SliderField label="Columns" range={PROBLEM_COLUMNS} {...field('columns')} onChangeEnd={seal} />
      <PracticeHints data={data} />
      <Button
        variant="ghost"
        size="dense"
        icon={Shuffle}
        onPress={() => run(target, remakeProblems, undefined)}
      >
        Other numbers
      </Button>
      <OwnProblems id={id} data={data} path={target} />
    </>
  );
}

/** Renders the field for problems that somebody types, a line each. */
function OwnProblems({ id, data: { own }, path }: PartProps<MathsPracticeData>) {
  const { set } = usePanel(id, 'Edit math practice');
  const change = (text: string) =>
    set(path, {
      own: text
        .split('\n')
        .slice(0, OWN_COUNT)
        .map((line) => line.slice(0, OWN_LIMIT)),
    });
  return (
    <TextArea
      label="Your own problems"
      hint="One a line, such as 12 + 7, or 7 + _ = 12. A fraction alone, such as 6/8, is simplified; 6 ÷ 8 is divided. The answers are worked out."
      value={own.join('\n')}
      onChange={change}
    />
  );
}

export const panel = {
  Panel: MathsPracticePanel,
  Advanced: MathsPracticeAdvanced,
  sample: { count: 2, columns: 1, first_from: 3, first_to: 9 },
} satisfies ItemPanel<'maths_practice'>;
