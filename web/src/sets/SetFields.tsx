import { useState } from 'react';
import { SET_COUNT, SET_NUMBER, TABLE } from '#shared/kinds/parts/made-sets.ts';
import type { SetSettings } from '#shared/kinds/parts/made-sets-field.ts';
import { clampTo } from '#shared/range.ts';
import { changeOperation, getUsualSettings } from '#shared/sets/usual-settings.ts';
import { LEVEL_OPTIONS } from '../drawings/level-options.ts';
import { NumberSpan } from '../items/maths-practice/NumberSpan.tsx';
import { Segments } from '../ui/fields/Segments.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { SliderField } from '../ui/fields/SliderField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import {
  FACE_OPTIONS,
  LANGUAGE_OPTIONS,
  OPERATION_OPTIONS,
  SHAPE_OPTIONS,
  TOPIC_OPTIONS,
} from './set-names.ts';

interface SetFieldsProps {
  readonly settings: SetSettings;
  readonly onChange: (fields: Partial<SetSettings>) => void;
  /** True for the words of a game. */
  readonly isGame: boolean;
  /** The choice of what is in front: of a card, or on a square. */
  readonly fronts: { readonly label: string; readonly question: string; readonly answer: string };
}

/** Renders what a set is made of. */
export function SetFields({ settings, onChange, isGame, fronts }: SetFieldsProps) {
  const { operation } = settings;
  return (
    <>
      <Select
        label="What"
        options={TOPIC_OPTIONS}
        value={settings.topic}
        onChange={(topic) => onChange({ topic, ...getUsualSettings(topic, { operation, isGame }) })}
      />
      <TopicFields {...{ settings, isGame, onChange }} />
      <Segments
        label={fronts.label}
        options={[
          { value: 'question', label: fronts.question },
          { value: 'answer', label: fronts.answer },
        ]}
        value={settings.front}
        onChange={(front) => onChange({ front })}
      />
      <SliderField
        label="How many"
        range={SET_COUNT}
        value={settings.count}
        onChange={(count) => onChange({ count })}
      />
    </>
  );
}

/** Counts the problems of tables, as far as a set holds them. */
const countTables = ({ tables, from, to }: SetSettings): number =>
  clampTo(SET_COUNT, tables.length * (Math.abs(to - from) + 1));

type FieldProps = Pick<SetFieldsProps, 'settings' | 'onChange'>;
type TopicProps = FieldProps & Pick<SetFieldsProps, 'isGame'>;

/** Renders the fields that a topic looks at. */
function TopicFields({ settings, isGame, onChange }: TopicProps) {
  switch (settings.topic) {
    case 'times_table':
      return (
        <>
          <TablesField
            tables={settings.tables}
            onChange={(tables) => onChange({ tables, count: countTables({ ...settings, tables }) })}
          />
          <Numbers label="Times" {...{ settings, onChange }} />
        </>
      );
    case 'sums':
      return (
        <>
          <Select
            label="Operations"
            options={OPERATION_OPTIONS}
            value={settings.operation}
            onChange={(operation) => onChange(changeOperation(settings, { operation, isGame }))}
          />
          <Numbers label="Numbers" {...{ settings, onChange }} />
        </>
      );
    case 'clocks':
    case 'fractions':
      return <DrawnFields {...{ settings, onChange }} />;
    case 'number_words':
      return (
        <>
          <Select
            label="Language"
            options={LANGUAGE_OPTIONS}
            value={settings.language}
            onChange={(language) => onChange({ language })}
          />
          <Numbers label="Numbers" {...{ settings, onChange }} />
        </>
      );
  }
}

/** Renders the fields of topics that are drawn. */
const DrawnFields = ({ settings, onChange }: FieldProps) => (
  <>
    {settings.topic === 'clocks' ? (
      <Segments
        label="Face"
        options={FACE_OPTIONS}
        value={settings.clock}
        onChange={(clock) => onChange({ clock })}
      />
    ) : (
      <Segments
        label="Drawn as"
        options={SHAPE_OPTIONS}
        value={settings.fraction}
        onChange={(fraction) => onChange({ fraction })}
      />
    )}
    <Level {...{ settings, onChange }} />
  </>
);

const Level = ({ settings, onChange }: FieldProps) => (
  <Segments
    label="Level"
    options={LEVEL_OPTIONS}
    value={settings.level}
    onChange={(level) => onChange({ level })}
  />
);

const Numbers = ({ label, settings, onChange }: FieldProps & { readonly label: string }) => (
  <NumberSpan
    label={label}
    range={SET_NUMBER}
    from={{ value: settings.from, onChange: (from) => onChange({ from }) }}
    to={{ value: settings.to, onChange: (to) => onChange({ to }) }}
    onChangeEnd={() => undefined}
  />
);

/** Reads the tables that somebody types, each once: "2, 5 10". */
const readTables = (text: string): number[] => [
  ...new Set(
    (text.match(/\d+/g) ?? []).map(Number).filter((table) => table >= TABLE.min && table <= TABLE.max),
  ),
];

interface TablesFieldProps {
  readonly tables: readonly number[];
  readonly onChange: (tables: number[]) => void;
}

function TablesField({ tables, onChange }: TablesFieldProps) {
  const [text, setText] = useState(tables.join(', '));
  return (
    <TextField
      label="Tables"
      hint={`One or more, such as 7, or 2, 5, 10. At most ${TABLE.max}.`}
      error={tables.length === 0 ? `Type a number from ${TABLE.min} to ${TABLE.max}.` : undefined}
      maxLength={100}
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(readTables(typed));
      }}
    />
  );
}
