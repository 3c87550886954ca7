import { type ReactNode, useId } from 'react';
import { memoWithStableCallbacks } from '../behaviour/memo-with-stable-callbacks.tsx';
import './Switch.css';

export interface SwitchProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean | undefined;
  /**
   * The place of the label: at the left end of a row, just before, or just after the switch; `hidden` below a
   * heading with the same words.
   */
  readonly layout?: 'row' | 'before' | 'after' | 'hidden' | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a setting that is on or off, at once: the browser's own checkbox, drawn as a switch. */
export const Switch = memoWithStableCallbacks(function Switch({
  isSelected,
  onChange,
  isDisabled = false,
  layout = 'row',
  children,
  ...rest
}: SwitchProps) {
  const id = useId();
  const states = {
    ...(isSelected && { 'data-selected': '' }),
    ...(isDisabled && { 'data-disabled': '' }),
  };
  return (
    <label htmlFor={id} className={`switch switch-${layout}`} {...states}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        className="switch-input"
        checked={isSelected}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={layout === 'hidden' ? 'visually-hidden' : 'switch-words'}>{children}</span>
      <span className="switch-track" aria-hidden="true" />
    </label>
  );
});
