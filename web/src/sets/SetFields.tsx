import { useState } from 'react';
import { SET_COUNT, SET_NUMBER, TABLE } from '#shared/kinds/parts/made-sets.ts';
import type { SetRecipe } from '#shared/kinds/parts/made-sets-field.ts';
import { clampTo } from '#shared/range.ts';
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
  readonly recipe: SetRecipe;
  readonly onChange: (fields: Partial<SetRecipe>) => void;
  /** The choice of what is in front: of a card, or on a square. */
  readonly fronts: { readonly label: string; readonly question: string; readonly answer: string };
}

/** As many cards as three sheets hold, or the words of a game need. */
const FEW = 24;

/** The numbers that a topic usually has. */
const USUAL: Readonly<Record<SetRecipe['topic'], Partial<SetRecipe>>> = {
  times_table: { from: 1, to: 10 },
  sums: { from: 1, to: 20, count: FEW },
  clocks: { level: 'medium', count: FEW },
  fractions: { level: 'medium', count: FEW },
  number_words: { from: 1, to: 100, count: FEW },
};

/** Renders what a set is made of. */
export function SetFields({ recipe, onChange, fronts }: SetFieldsProps) {
  return (
    <>
      <Select
        label="What"
        options={TOPIC_OPTIONS}
        value={recipe.topic}
        onChange={(topic) => onChange({ topic, ...USUAL[topic] })}
      />
      <TopicFields recipe={recipe} onChange={onChange} />
      <Segments
        label={fronts.label}
        options={[
          { value: 'question', label: fronts.question },
          { value: 'answer', label: fronts.answer },
        ]}
        value={recipe.front}
        onChange={(front) => onChange({ front })}
      />
      <SliderField
        label="How many"
        range={SET_COUNT}
        value={recipe.count}
        onChange={(count) => onChange({ count })}
      />
    </>
  );
}

/** Counts the problems of tables, as far as a set holds them. */
const countTables = ({ tables, from, to }: SetRecipe): number =>
  clampTo(SET_COUNT, tables.length * (Math.abs(to - from) + 1));

type FieldProps = Pick<SetFieldsProps, 'recipe' | 'onChange'>;

/** Renders the fields that a topic looks at. */
function TopicFields({ recipe, onChange }: FieldProps) {
  switch (recipe.topic) {
    case 'times_table':
      return (
        <>
          <TablesField
            tables={recipe.tables}
            onChange={(tables) => onChange({ tables, count: countTables({ ...recipe, tables }) })}
          />
          <Numbers label="Times" {...{ recipe, onChange }} />
        </>
      );
    case 'sums':
      return (
        <>
          <Select
            label="Operations"
            options={OPERATION_OPTIONS}
            value={recipe.operation}
            onChange={(operation) => onChange({ operation })}
          />
          <Numbers label="Numbers" {...{ recipe, onChange }} />
        </>
      );
    case 'clocks':
    case 'fractions':
      return <DrawnFields {...{ recipe, onChange }} />;
    case 'number_words':
      return (
        <>
          <Select
            label="Language"
            options={LANGUAGE_OPTIONS}
            value={recipe.language}
            onChange={(language) => onChange({ language })}
          />
          <Numbers label="Numbers" {...{ recipe, onChange }} />
        </>
      );
  }
}

/** Renders the fields of topics that are drawn. */
const DrawnFields = ({ recipe, onChange }: FieldProps) => (
  <>
    {recipe.topic === 'clocks' ? (
      <Segments
        label="Face"
        options={FACE_OPTIONS}
        value={recipe.clock}
        onChange={(clock) => onChange({ clock })}
      />
    ) : (
      <Segments
        label="Drawn as"
        options={SHAPE_OPTIONS}
        value={recipe.fraction}
        onChange={(fraction) => onChange({ fraction })}
      />
    )}
    <Level {...{ recipe, onChange }} />
  </>
);

const Level = ({ recipe, onChange }: FieldProps) => (
  <Segments
    label="Level"
    options={LEVEL_OPTIONS}
    value={recipe.level}
    onChange={(level) => onChange({ level })}
  />
);

const Numbers = ({ label, recipe, onChange }: FieldProps & { readonly label: string }) => (
  <NumberSpan
    label={label}
    range={SET_NUMBER}
    from={{ value: recipe.from, onChange: (from) => onChange({ from }) }}
    to={{ value: recipe.to, onChange: (to) => onChange({ to }) }}
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
