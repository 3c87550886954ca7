import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { memoWithStableCallbacks } from '../behaviour/memo-with-stable-callbacks.tsx';
import './Switch.css';

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children'> {
  /** Words at the left end of a row, just before, or just after it; `hidden` where a heading says them. */
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
