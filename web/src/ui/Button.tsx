import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonKind, type ButtonSize, buttonClass } from './button-class.ts';
import { Spinner } from './Spinner.tsx';
import './Button.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

/** A button with words. While `isPending` it keeps its width and focus and shows that it works. */
export function Button({ kind, size, icon: Icon, children, ...rest }: ButtonProps) {
  const mark = Icon && <Icon className="button-icon" aria-hidden />;
  return (
    <AriaButton {...rest} className={buttonClass(kind, size)}>
      {rest.isPending ? <Spinner label="Working" /> : mark}
      <span className="button-words">{children}</span>
    </AriaButton>
  );
}
