import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { memoWithStableCallbacks } from '../behaviour/memo-with-stable-callbacks.tsx';
import { PremiumMark } from '../feedback/PremiumMark.tsx';
import type { SelectOption } from './select-option.ts';
import './field.css';
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
  const id = useId();
  const [labelId, notesId] = [`${id}-label`, `${id}-notes`];
  return (
    <div
      role="radiogroup"
      className="field"
      {...(label ? { 'aria-labelledby': labelId } : { 'aria-label': name })}
      {...((hint || error) && { 'aria-describedby': notesId })}
      aria-invalid={error ? true : undefined}
      aria-disabled={isDisabled || undefined}
      aria-orientation="horizontal"
    >
      {label && (
        <span id={labelId} className="field-label">
          {label}
        </span>
      )}
      <div className={look}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={id}
            option={option}
            isSelected={option.value === value}
            isDisabled={isDisabled || (option.isDisabled ?? false)}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
      <Notes id={notesId} hint={hint} error={error} />
    </div>
  );
}

const Choice = memoWithStableCallbacks(Control) as typeof Control;

interface RadioProps {
  /** The name of the group: the browser's arrow keys go from one to the next of the same name. */
  readonly name: string;
  readonly option: SelectOption<string | number>;
  readonly isSelected: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

/** One choice: the browser's own radio button, unseen, with its label drawn as a segment or a tile. */
const Radio = ({ name, option, isSelected, isDisabled, onChoose }: RadioProps) => (
  <label
    className="choice"
    {...(isSelected && { 'data-selected': '' })}
    {...(isDisabled && { 'data-disabled': '' })}
  >
    <input
      type="radio"
      className="visually-hidden"
      name={name}
      value={String(option.value)}
      checked={isSelected}
      disabled={isDisabled}
      onChange={onChoose}
    />
    {option.drawing && (
      <span className="choice-drawing" aria-hidden="true">
        {option.drawing}
      </span>
    )}
    <span className="choice-label">{option.label}</span>
    {option.note && <span className="hint">{option.note}</span>}
    {option.premium && <PremiumMark />}
  </label>
);

/** Renders the hint or the error below the choices. The error replaces the hint. */
function Notes({ id, hint, error }: Pick<ChoiceProps<string>, 'hint' | 'error'> & { id: string }) {
  if (error)
    return (
      <span id={id} className="field-error">
        <CircleAlert aria-hidden />
        {error}
      </span>
    );
  return hint ? (
    <span id={id} className="hint">
      {hint}
    </span>
  ) : null;
}
