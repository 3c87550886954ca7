import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonVariant, getButtonClass } from './button-class.ts';
import './Button.css';

interface ButtonLinkProps {
  href: string;
  variant?: ButtonVariant | undefined;
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

/** Renders a link inside the product that looks like a button; it navigates and changes nothing. */
export function ButtonLink({ href, variant, icon: Icon, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={getButtonClass(variant)}>
      {Icon && <Icon className="button-icon" aria-hidden />}
      <span className="button-words">{children}</span>
    </Link>
  );
}
