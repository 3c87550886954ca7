import { useEffect } from 'react';

const SITE = 'Handout';

/** Sets the title of the browser tab, which screen readers announce: "Rain quiz · Handout". */
export function usePageTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} · ${SITE}`;
    return () => {
      document.title = SITE;
    };
  }, [name]);
}
