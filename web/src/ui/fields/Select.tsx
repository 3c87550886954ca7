import { Check, ChevronDown } from 'lucide-react';
import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components/Select';
import { Text as AriaText } from 'react-aria-components/Text';
import { useEarlyEscape } from '../behaviour/use-early-escape.ts';
import { PremiumMark } from '../feedback/PremiumMark.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { SelectOption } from './select-option.ts';
import '../overlays/menu.css';
import './Select.css';

interface SelectProps<Value extends string | number> {
  label?: string | undefined;
  'aria-label'?: string | undefined;
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Label at the left in one row, as in the side bar, instead of above. */
  isRow?: boolean | undefined;
  placeholder?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Renders one of several choices, behind a button. Typing finds an option, arrow keys move. */
export function Select<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  isRow = false,
  placeholder = 'Choose',
  hint,
  error,
  isDisabled = false,
  'aria-label': name,
}: SelectProps<Value>) {
  const choose = (key: unknown) => {
    const chosen = options.find((option) => option.value === key);
    if (chosen) onChange(chosen.value);
  };
  return (
    <AriaSelect
      {...(name && { 'aria-label': name })}
      className={isRow ? 'field field-dense select-row' : 'field'}
      placeholder={placeholder}
      value={value}
      onChange={choose}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
    >
      {label && <Label className="field-label">{label}</Label>}
      <Button className="field-control select-button">
        <SelectValue className="clipped select-value" />
        <ChevronDown aria-hidden />
      </Button>
      <FieldNotes hint={hint} error={error} />
      <Popover className="menu-popover select-popover" offset={4}>
        <Options options={options} />
      </Popover>
    </AriaSelect>
  );
}

function Options<Value extends string | number>({ options }: { options: readonly SelectOption<Value>[] }) {
  useEarlyEscape();
  return <ListBox className="menu">{options.map(toItem)}</ListBox>;
}

const toItem = <Value extends string | number>(option: SelectOption<Value>) => (
  <ListBoxItem
    key={option.value}
    id={option.value}
    textValue={option.label}
    isDisabled={option.isDisabled ?? false}
    className="menu-item"
  >
    <AriaText
      slot="label"
      className="menu-item-label line select-label"
      style={{ fontFamily: option.fontFamily }}
    >
      <span className="select-text">{option.label}</span>
      {option.note && <span className="hint menu-item-note">{option.note}</span>}
      {option.premium && <PremiumMark />}
    </AriaText>
    <Check className="menu-item-check" aria-hidden />
  </ListBoxItem>
);
