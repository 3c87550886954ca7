import { useId } from 'react';
import type { NumberRange } from '#shared/range.ts';
import { NumberBox } from './NumberBox.tsx';
import './NumberField.css';

interface NumberFieldProps {
  label: string;
  range: NumberRange;
  /** Null where several things have different numbers. */
  value: number | null;
  onChange: (value: number) => void;
  /** Called when typing or stepping ends: one undo step. */
  onChangeEnd?: (() => void) | undefined;
}

/**
 * Renders a label and a number box, for a number with bounds too far apart for a slider. It applies when typing ends;
 * Escape keeps the old number.
 */
export function NumberField({ label, ...box }: NumberFieldProps) {
  const id = useId();
  return (
    <div className="line number-field">
      <span id={id} className="slider-field-label">
        {label}
      </span>
      <NumberBox aria-labelledby={id} isLive={false} {...box} />
    </div>
  );
}
