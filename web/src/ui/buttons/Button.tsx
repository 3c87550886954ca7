import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { memoWithStableCallbacks } from '../behaviour/memo-with-stable-callbacks.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { type ButtonSize, type ButtonVariant, getButtonClass } from './button-class.ts';
import './Button.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: LucideIcon | undefined;
  /** True while its work runs: it keeps its place and its focus, and ignores presses. */
  isPending?: boolean | undefined;
  children: ReactNode;
}

const idle = { 'aria-disabled': true, type: 'button', onPress: () => {} } as const;

/** A button with words. */
export const Button = memoWithStableCallbacks(function Button({
  variant,
  size,
  icon: Icon,
  isPending = false,
  children,
  ...rest
}: ButtonProps) {
  const mark = Icon && <Icon className="button-icon" aria-hidden />;
  // The library's own pending state announces by an id that is gone when a dialog closes.
  return (
    <AriaButton {...rest} {...(isPending && idle)} className={getButtonClass(variant, size, isPending)}>
      {isPending ? <Spinner label="Working" /> : mark}
      <span className="button-words">{children}</span>
    </AriaButton>
  );
});
