import { useEffect, useRef, useState } from 'react';
import { runWhenIdle } from '#shared/paper/draw/when-idle.ts';
import { createLazyPart } from '../ui/lazy/lazy-part.tsx';
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
  const isIdle = useIsIdle();
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
      {isNear && isIdle ? <FirstSheet {...props} waiting={<BlankPicture />} /> : <BlankPicture />}
    </span>
  );
}

/** Milliseconds after which the renderer is fetched though the page is busy. */
const PATIENCE_MS = 3_000;

/** Tells whether the page has loaded and had nothing to do since: what it needs itself comes first. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true), PATIENCE_MS), []);
  return isIdle;
}
