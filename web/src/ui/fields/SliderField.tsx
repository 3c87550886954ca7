import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import { type NumberRange, snapTo, type Unit } from '#shared/range.ts';
import { memoWithStableCallbacks } from '../behaviour/memo-with-stable-callbacks.tsx';
import { NumberBox } from './NumberBox.tsx';
import { getValueForKey, writeNumber } from './number-input.ts';
import './SliderField.css';

export interface SliderFieldProps {
  label: string;
  range: NumberRange;
  value: number;
  /** Every move of the thumb and every valid number typed. */
  onChange: (value: number) => void;
  /** Called when the gesture ends: one undo step. */
  onChangeEnd?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
}

/** The units that are shown beside the number; the label names what is counted. */
const SHOWN_UNITS = {
  lines: '',
  columns: '',
  cards: '',
  words: '',
  '': '',
  pt: 'pt',
  in: 'in',
  cm: 'cm',
  mm: 'mm',
  px: 'px',
  '%': '%',
  '×': '×',
  '°': '°',
  // So many times the size of the type.
  em: '×',
} as const satisfies Record<Unit, string>;

const getShare = ({ min, max }: NumberRange, value: number): number => (value - min) / (max - min);

/**
 * A bounded number: label, slider, number box. The slider is the browser's own with a free step,
 * because stops count from 0 here and a stored value between two stops must not be moved.
 */
export const SliderField = memoWithStableCallbacks(function SliderField({
  label,
  range,
  value,
  onChange,
  onChangeEnd,
  isDisabled = false,
}: SliderFieldProps) {
  const id = useId();

  const press = (event: KeyboardEvent) => {
    const next = getValueForKey(range, value, event.key);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <div className="slider-field" data-disabled={isDisabled || undefined}>
      <label id={id} htmlFor={`${id}-slider`} className="slider-field-label">
        {label}
      </label>
      <input
        id={`${id}-slider`}
        className="slider"
        type="range"
        min={range.min}
        max={range.max}
        step="any"
        value={value}
        disabled={isDisabled}
        aria-valuetext={`${writeNumber(value)} ${range.unit}`.trimEnd()}
        style={{ '--share': getShare(range, value) } as CSSProperties}
        onChange={(event) => onChange(snapTo(range, event.target.valueAsNumber))}
        onKeyDown={press}
        onKeyUp={onChangeEnd}
        onPointerUp={onChangeEnd}
      />
      <NumberBox
        aria-labelledby={id}
        range={range}
        value={value}
        onChange={onChange}
        onChangeEnd={onChangeEnd}
        isDisabled={isDisabled}
      />
      {/* A screen reader hears it with the value. */}
      <span className="slider-field-unit" aria-hidden="true">
        {SHOWN_UNITS[range.unit]}
      </span>
    </div>
  );
});
