import { type RefObject, useEffect, useState } from 'react';

interface PageMarkerProps {
  readonly desk: RefObject<HTMLElement | null>;
  readonly count: number;
}

/** "Page 1 of 4": the sheet that stands in the middle of the desk. */
export function PageMarker({ desk, count }: PageMarkerProps) {
  const [page, setPage] = useState(1);
  useEffect(() => {
    const root = desk.current;
    if (!root) return;
    const follow = () => {
      const middle = root.getBoundingClientRect().top + root.clientHeight / 2;
      const sheets = [...root.querySelectorAll<HTMLElement>('[data-page]')];
      const above = sheets.filter((sheet) => sheet.getBoundingClientRect().top <= middle);
      setPage(Math.max(1, above.length));
    };
    root.addEventListener('scroll', follow, { passive: true });
    return () => root.removeEventListener('scroll', follow);
  }, [desk]);
  return (
    <p className="page-marker">
      Page {Math.min(page, count)} of {count}
    </p>
  );
}
