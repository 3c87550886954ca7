import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonKind, type ButtonSize, buttonClass } from './button-class.ts';
import './Button.css';

interface ButtonLinkProps {
  href: string;
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

/** A link inside the product that looks like a button: it leads somewhere and changes nothing. */
export function ButtonLink({ href, kind, size, icon: Icon, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={buttonClass(kind, size)}>
      {Icon && <Icon className="button-icon" aria-hidden />}
      <span className="button-words">{children}</span>
    </Link>
  );
}
