import type { NumberRange } from '#shared/range.ts';
import type { Persist } from '../document/editor.ts';
import type { Path } from '../document/path.ts';
import { usePanel } from '../document/use-panel.ts';
import { SliderField } from '../ui/fields/SliderField.tsx';
import { LengthField } from './LengthField.tsx';

interface Slider<Field extends string> {
  readonly label: string;
  readonly field: Field;
  readonly range: NumberRange;
}

interface SliderFieldsProps<Field extends string> {
  /** Tells these steps from others', and how Undo names them. */
  readonly id: string;
  readonly name: string;
  readonly sliders: readonly Slider<Field>[];
  readonly values: Readonly<Record<Field, number>>;
  readonly path: Path<Record<Field, number>>;
  readonly persist?: Persist;
}

/** Renders a slider for each of several independent bounded numbers. */
export function SliderFields<Field extends string>(props: SliderFieldsProps<Field>) {
  const { id, name, sliders, values, path, persist } = props;
  const { set, seal } = usePanel(id, name, persist);
  return sliders.map(({ label, field, range }) => {
    const Field = range.unit === 'in' ? LengthField : SliderField;
    return (
      <Field
        key={field}
        label={label}
        range={range}
        value={values[field]}
        onChange={(value) => set<Record<string, number>>(path, { [field]: value })}
        onChangeEnd={seal}
      />
    );
  });
}
