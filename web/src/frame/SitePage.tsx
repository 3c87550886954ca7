import type { ReactNode } from 'react';
import { usePageTitle } from '../ui/behaviour/use-page-title.ts';
import { TopBar } from '../ui/layout/TopBar.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import './SitePage.css';

interface SitePageProps {
  /** Stands in the browser's tab. */
  readonly title: string;
  /** Sets `--page-width` and `--page-gap`. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Renders a page of the site: its parts under each other, below the top bar. */
export function SitePage({ title, className = '', children }: SitePageProps) {
  usePageTitle(title);
  return (
    <>
      <TopBar end={<AccountMenu />} />
      <main className={`site-page ${className}`}>{children}</main>
    </>
  );
}
