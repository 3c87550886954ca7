import { useEffect } from 'react';

const SITE = 'Handout';

/** What the browser calls the page, in its tab and to a screen reader: "Rain quiz · Handout". */
export function usePageTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} · ${SITE}`;
    return () => {
      document.title = SITE;
    };
  }, [name]);
}
