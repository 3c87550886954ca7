import { useEffect, useEffectEvent, useRef } from 'react';
import { Spinner } from '../ui/feedback/Spinner.tsx';

/** Renders the end of a list of which more is to come; once it is visible, it asks for that. */
export function MoreInSight({ onSight }: { onSight: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSight);
  useEffect(() => {
    if (!end.current) return;
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen(), {
      rootMargin: '200px',
    });
    watching.observe(end.current);
    return () => watching.disconnect();
  }, []);
  return (
    <div ref={end} className="icon-more">
      <Spinner label="Loading more" />
    </div>
  );
}
