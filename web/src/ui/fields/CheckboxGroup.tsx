import { Check } from 'lucide-react';
import {
  Checkbox as AriaCheckbox,
  CheckboxGroup as AriaCheckboxGroup,
  Label,
} from 'react-aria-components/CheckboxGroup';
import { FieldNotes } from './FieldNotes.tsx';
import type { SelectOption } from './select-option.ts';
import './Chip.css';

interface ChipsProps<Value extends string> {
  label: string;
  options: readonly SelectOption<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** So many may be chosen; the others are switched off when they are. */
  most?: number | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Renders any number of short choices, each a chip with a tick when chosen: grades, subjects. */
export function Chips<Value extends string>({
  label,
  options,
  value,
  onChange,
  most,
  hint,
  error,
}: ChipsProps<Value>) {
  const isFull = most !== undefined && value.length >= most;
  const choose = (keys: string[]) =>
    onChange(options.map((option) => option.value).filter((known) => keys.includes(known)));
  return (
    <AriaCheckboxGroup className="field" value={[...value]} onChange={choose} isInvalid={Boolean(error)}>
      <Label className="field-label">{label}</Label>
      <div className="chips">
        {options.map((option) => (
          <AriaCheckbox
            key={option.value}
            value={option.value}
            className="chip chip-choice"
            isDisabled={option.isDisabled || (isFull && !value.includes(option.value))}
          >
            <Check className="chip-check" aria-hidden />
            {option.label}
          </AriaCheckbox>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaCheckboxGroup>
  );
}
