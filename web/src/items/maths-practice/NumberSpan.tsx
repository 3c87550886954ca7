import { useId } from 'react';
import type { NumberRange } from '#shared/range.ts';
import { NumberBox } from '../../ui/fields/NumberBox.tsx';
import './MathsPracticePanel.css';

interface Bound {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

interface NumberSpanProps {
  readonly label: string;
  readonly range: NumberRange;
  readonly from: Bound;
  readonly to: Bound;
  readonly onChangeEnd: () => void;
}

/** Renders the least and the greatest number of a problem. */
export function NumberSpan({ label, range, from, to, onChangeEnd }: NumberSpanProps) {
  const id = useId();
  const toWhole = ({ value, onChange }: Bound) => ({
    value,
    onChange: (next: number) => onChange(Math.round(next)),
  });
  const box = { range, isLive: false, onChangeEnd };
  return (
    <fieldset className="maths-span" aria-labelledby={id}>
      <span id={id} className="field-label">
        {label}
      </span>
      <NumberBox aria-label={`${label}, from`} {...box} {...toWhole(from)} />
      <span aria-hidden="true">–</span>
      <NumberBox aria-label={`${label}, to`} {...box} {...toWhole(to)} />
    </fieldset>
  );
}
