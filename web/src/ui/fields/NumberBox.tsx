import { type KeyboardEvent, useRef, useState } from 'react';
import { clampTo, type NumberRange } from '#shared/range.ts';
import { getValueForKey, readNumber, writeNumber } from './number-input.ts';
import './NumberBox.css';

interface NumberBoxProps {
  /** The accessible name, without a visible label beside it. */
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  range: NumberRange;
  /** Null where several things have different numbers. */
  value: number | null;
  onChange: (value: number) => void;
  /** Called when typing or stepping ends: the field was left or Enter was pressed. */
  onChangeEnd?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** False where a number applies only when typing ends, because others depend on it. */
  isLive?: boolean | undefined;
}

/** Stands for numbers that differ. */
const VARIOUS = 'Various';

const VERTICAL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']);

/** Holds what is typed and not committed yet. */
function useTyped() {
  const [typed, setTyped] = useState<string | null>(null);
  /** The same at once: Enter commits and leaves the field, which would commit again, before it is rendered. */
  const latest = useRef<string | null>(null);
  const show = (text: string | null) => {
    latest.current = text;
    setTyped(text);
  };
  return { typed, latest, show };
}

/**
 * Renders a number field, 56 × 32. A value within the bounds applies while it is typed; one outside becomes
 * the nearest bound when the field is left; text that is no number is reverted.
 */
export function NumberBox({
  range,
  value,
  onChange,
  onChangeEnd,
  isDisabled = false,
  isLive = true,
  ...name
}: NumberBoxProps) {
  const { typed, latest, show } = useTyped();

  const type = (text: string) => {
    show(text);
    const number = readNumber(text);
    if (isLive && number !== null && clampTo(range, number) === number) onChange(number);
  };

  const commit = () => {
    const number = latest.current === null ? null : readNumber(latest.current);
    show(null);
    if (number !== null && clampTo(range, number) !== value) onChange(clampTo(range, number));
    onChangeEnd?.();
  };

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return commit();
    if (event.key === 'Escape' && !isLive) return show(null);
    const next = VERTICAL_KEYS.has(event.key)
      ? getValueForKey(range, value ?? range.initial, event.key)
      : null;
    if (next === null) return;
    event.preventDefault();
    show(null);
    onChange(next);
  };

  return (
    <input
      {...name}
      className="number-box"
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      aria-valuenow={value ?? undefined}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      aria-valuetext={value === null ? VARIOUS : `${writeNumber(value)} ${range.unit}`.trimEnd()}
      placeholder={VARIOUS}
      disabled={isDisabled}
      value={typed ?? (value === null ? '' : writeNumber(value))}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={press}
    />
  );
}
