import type { ReactNode } from 'react';
import { Link } from 'wouter';
import './TopBar.css';

interface TopBarProps {
  /** The part after the brand: file name, save state. */
  start?: ReactNode;
  /** The part at the right: tools, account, the one filled button. */
  end?: ReactNode;
}

/** Renders the 56 px bar of every page; the brand links to the start page. */
export function TopBar({ start, end }: TopBarProps) {
  return (
    <header className={start ? 'top-bar top-bar-full' : 'top-bar'}>
      <Link href="/" className="brand" aria-label="Handout: start page">
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <span className="brand-name">Handout</span>
      </Link>
      {start && <TopBarLine />}
      <div className="top-bar-start">{start}</div>
      <div className="top-bar-end">{end}</div>
    </header>
  );
}

/** Renders a hairline between two groups of the bar. */
export const TopBarLine = () => <span className="top-bar-line" aria-hidden="true" />;
