import { SliderField, type SliderFieldProps } from '../ui/fields/SliderField.tsx';
import { toShownLength, toShownRange, toStoredLength } from './length-units.ts';
import { useLengthUnit } from './use-length-unit.ts';

/**
 * Renders a slider for a length on paper, stored in inches or px: in inches where the paper is Letter, in centimetres
 * where it is A4.
 */
export function LengthField({ range, value, onChange, ...field }: SliderFieldProps) {
  const unit = useLengthUnit();
  return (
    <SliderField
      {...field}
      range={toShownRange(range, unit)}
      value={toShownLength(range, unit, value)}
      onChange={(shown) => onChange(toStoredLength(range, unit, shown, value))}
    />
  );
}
