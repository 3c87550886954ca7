import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { memoWithStableCallbacks } from '../behaviour/memo-with-stable-callbacks.tsx';
import './Switch.css';

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children'> {
  /**
   * The place of the label: at the left end of a row, just before, or just after the switch; `hidden` below a
   * heading with the same words.
   */
  layout?: 'row' | 'before' | 'after' | 'hidden' | undefined;
  children: ReactNode;
}

/** On or off, at once. `isSelected`, `onChange(isSelected)`. */
export const Switch = memoWithStableCallbacks(function Switch({
  layout = 'row',
  children,
  ...rest
}: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={`switch switch-${layout}`}>
      <span className={layout === 'hidden' ? 'visually-hidden' : 'switch-words'}>{children}</span>
      <span className="switch-track" aria-hidden="true" />
    </AriaSwitch>
  );
});
