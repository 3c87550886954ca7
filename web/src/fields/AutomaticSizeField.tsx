import { clampTo } from '#shared/range.ts';
import { SliderField, type SliderFieldProps } from '../ui/fields/SliderField.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { LengthField } from './LengthField.tsx';

export interface AutomaticSize {
  /** The size that suits the cards, in the slider's unit. */
  readonly size: number;
  readonly isOn: boolean;
}

interface AutomaticSizeFieldProps extends SliderFieldProps {
  /** Absent where sizes are always set by hand. */
  readonly automatic?: AutomaticSize | undefined;
  readonly onAutomatic?: ((isOn: boolean) => void) | undefined;
}

/** Renders a slider for a size that follows the cards while its switch is on; moving the slider switches it off. */
export function AutomaticSizeField({ automatic, onAutomatic, ...slider }: AutomaticSizeFieldProps) {
  const { label, range, value, onChange, onChangeEnd } = slider;
  const Field = range.unit === 'in' ? LengthField : SliderField;
  if (!automatic) return <Field {...slider} />;
  const { size, isOn } = automatic;
  const turn = (next: boolean) => {
    if (next) onAutomatic?.(true);
    else onChange(clampTo(range, size));
    onChangeEnd?.();
  };
  return (
    <>
      <Field {...slider} value={isOn ? size : value} />
      <Switch isSelected={isOn} onChange={turn}>
        {`Automatic ${label.toLowerCase()}`}
      </Switch>
    </>
  );
}
