import { useEffect, useRef, useState } from 'react';
import { createLazyPart } from '../ui/layout/lazy-part.tsx';
import { BlankPicture } from './DocumentCard.tsx';
import type { SheetSource } from './FirstSheet.tsx';

/** The renderer of the sheets comes in a chunk of its own: the first load of a page does not wait for it. */
const FirstSheet = createLazyPart(async () => (await import('./FirstSheet.tsx')).FirstSheet, {
  waiting: <BlankPicture />,
  missing: <BlankPicture />,
});

/** Renders the first sheet of a document, small, once it comes near the screen; a sign until then. */
export function SheetPicture(props: SheetSource) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={place} className="sheet-picture" aria-hidden="true" inert>
      {isNear ? <FirstSheet {...props} waiting={<BlankPicture />} /> : <BlankPicture />}
    </span>
  );
}
