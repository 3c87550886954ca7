import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { memoWithStableCallbacks } from '../behaviour/memo-with-stable-callbacks.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { type ButtonSize, type ButtonVariant, getButtonClass } from './button-class.ts';
import { Pressable, type PressableProps } from './Pressable.tsx';
import './Button.css';

export interface ButtonProps extends Omit<PressableProps, 'className' | 'children'> {
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
  return (
    <Pressable {...rest} {...(isPending && idle)} className={getButtonClass(variant, size, isPending)}>
      {isPending ? <Spinner label="Working" /> : mark}
      <span className="button-words">{children}</span>
    </Pressable>
  );
});
