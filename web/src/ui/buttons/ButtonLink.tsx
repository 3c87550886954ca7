import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonSize, type ButtonVariant, getButtonClass } from './button-class.ts';
import './Button.css';

interface ButtonLinkProps {
  href: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

/** Renders a link inside the product that looks like a button; it navigates and changes nothing. */
export function ButtonLink({ href, variant, size, icon: Icon, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={getButtonClass(variant, size)}>
      {Icon && <Icon className="button-icon" aria-hidden />}
      <span className="button-words">{children}</span>
    </Link>
  );
}
