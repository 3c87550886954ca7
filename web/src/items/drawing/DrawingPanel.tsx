import { Shuffle } from 'lucide-react';
import { DRAWING_KINDS } from '#shared/drawings/kinds.ts';
import { getSizeBounds } from '#shared/drawings/sizes.ts';
import { DRAWING_COLUMNS, MADE_COUNT, PAPER_HEIGHT } from '#shared/items/drawing/ranges.ts';
import { remakeDrawings, setKind } from '#shared/items/drawing/rules.ts';
import { type DrawingData, VALUE_LIMIT } from '#shared/items/drawing/schema.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import { type PanelProps, type PartProps, usePanel } from '../../document/use-panel.ts';
import { getKindQuestions } from '../../drawings/kind-questions.ts';
import { LEVEL_OPTIONS } from '../../drawings/level-options.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { DirectionsField } from '../parts/DirectionsField.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';
import { DrawingHints } from './DrawingHints.tsx';
import { ScaleFields } from './ScaleFields.tsx';

const NAME = 'Edit drawing';

const KIND_OPTIONS = DRAWING_KINDS.map((value) => ({ value, label: getKindQuestions(value).label }));

const TASK_OPTIONS = [
  { value: 'read', label: 'Write the value' },
  { value: 'draw', label: 'Draw the value' },
  { value: 'shown', label: 'See both' },
  { value: 'alone', label: 'See the drawing alone' },
] as const;

/** What is left to students where a drawing has nothing to read. */
const UNREAD_OPTIONS = [
  { value: 'shown', label: 'See it' },
  { value: 'draw', label: 'Fill it in' },
] as const;

function DrawingPanel({ item, path }: PanelProps<'drawing'>) {
  const { id, data } = item;
  const { run, set, bind, seal } = usePanel(id, NAME);
  const target = path.at('data');
  const field = bind(target, data);
  const { values, size, asks, isRead } = getKindQuestions(data.kind);
  const bounds = getSizeBounds(data.kind);
  return (
    <>
      <DirectionsField field="prompt" value={item.prompt} onChange={(prompt) => set(path, { prompt })} />
      <Select
        isRow
        label="Kind"
        options={KIND_OPTIONS}
        value={data.kind}
        onChange={(kind) => run(target, setKind, kind)}
      />
      {values !== undefined && (
        <>
          <Select
            isRow
            label="Students"
            options={isRead === false ? UNREAD_OPTIONS : TASK_OPTIONS}
            value={isRead === false && data.task !== 'draw' ? 'shown' : data.task}
            onChange={field('task').onChange}
          />
          <Values id={id} data={data} path={target} />
        </>
      )}
      <DrawingHints data={data} />
      {size !== undefined && bounds && (
        <SliderField label={size} range={bounds} {...field('size')} onChangeEnd={seal} />
      )}
      <ScaleFields id={id} data={data} path={target} />
      {asks.includes('height') && (
        <SliderField label="Height" range={PAPER_HEIGHT} {...field('height')} onChangeEnd={seal} />
      )}
      {asks.includes('count') && (
        <SliderField
          label="How many"
          range={{ ...MADE_COUNT, min: 1 }}
          {...field('made')}
          onChangeEnd={seal}
        />
      )}
      {(values !== undefined || asks.includes('count')) && (
        <SliderField label="Columns" range={DRAWING_COLUMNS} {...field('columns')} onChangeEnd={seal} />
      )}
    </>
  );
}

/** Renders the values that somebody types, a line each, and those that are drawn by lot. */
function Values({ id, data, path }: PartProps<DrawingData>) {
  const { run, set, bind, seal } = usePanel(id, NAME);
  const field = bind(path, data);
  const change = (text: string) =>
    set(path, {
      values:
        text === ''
          ? []
          : text
              .split('\n')
              .slice(0, OPTION_LIMIT)
              .map((line) => line.slice(0, VALUE_LIMIT)),
    });
  return (
    <>
      <TextArea
        label="Your own values"
        hint={getKindQuestions(data.kind).values}
        value={data.values.join('\n')}
        onChange={change}
      />
      <SliderField label="More by chance" range={MADE_COUNT} {...field('made')} onChangeEnd={seal} />
      {data.made > 0 && (
        <>
          <Segments label="Level" options={LEVEL_OPTIONS} {...field('level')} />
          <Button
            variant="ghost"
            size="dense"
            icon={Shuffle}
            onPress={() => run(path, remakeDrawings, undefined)}
          >
            Other values
          </Button>
        </>
      )}
    </>
  );
}

export const panel = {
  Panel: DrawingPanel,
  sample: { values: ['3:00', '8:30'], columns: 2, size: 30 },
} satisfies ItemPanel<'drawing'>;
