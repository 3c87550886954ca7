import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { memoWithStableCallbacks } from '../behaviour/memo-with-stable-callbacks.tsx';
import { PremiumMark } from '../feedback/PremiumMark.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { SelectOption } from './select-option.ts';
import './Segments.css';

export interface ChoiceProps<Value extends string | number> {
  label?: string | undefined;
  'aria-label'?: string | undefined;
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  hint?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Renders a few short choices side by side, one of them chosen. For 2–5 options of one or two words. */
export function Segments<Value extends string | number>(props: ChoiceProps<Value>) {
  return <Choice {...props} look="segments" />;
}

/** Renders choices with a small drawing each, for settings that show on the paper. */
export function ChoiceTiles<Value extends string | number>({
  isWide = false,
  ...props
}: ChoiceProps<Value> & { /** Two in a row, for longer words. */ isWide?: boolean }) {
  return <Choice {...props} look={isWide ? 'tiles tiles-wide' : 'tiles'} />;
}

function Control<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  hint,
  error,
  isDisabled = false,
  look,
  'aria-label': name,
}: ChoiceProps<Value> & { look: 'segments' | 'tiles' | 'tiles tiles-wide' }) {
  const choose = (key: string) => {
    const chosen = options.find((option) => String(option.value) === key);
    if (chosen) onChange(chosen.value);
  };
  return (
    <RadioGroup
      {...(name && { 'aria-label': name })}
      className="field"
      orientation="horizontal"
      value={value === null ? null : String(value)}
      onChange={choose}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
    >
      {label && <Label className="field-label">{label}</Label>}
      <div className={look}>{options.map(toRadio)}</div>
      <FieldNotes hint={hint} error={error} />
    </RadioGroup>
  );
}

const Choice = memoWithStableCallbacks(Control) as typeof Control;

const toRadio = <Value extends string | number>(option: SelectOption<Value>) => (
  <Radio
    key={option.value}
    value={String(option.value)}
    isDisabled={option.isDisabled ?? false}
    className="choice"
  >
    {option.drawing && (
      <span className="choice-drawing" aria-hidden="true">
        {option.drawing}
      </span>
    )}
    <span className="choice-label">{option.label}</span>
    {option.note && <span className="field-hint">{option.note}</span>}
    {option.premium && <PremiumMark />}
  </Radio>
);
