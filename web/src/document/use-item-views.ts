import { useEffect, useState } from 'react';
import { hasItemViews, loadItemViews } from '#shared/items/item-views.ts';

/** Loads what draws items; returns whether it has loaded. A failure to load it is an error of the page. */
export function useItemViews(): boolean {
  const [isLoaded, setLoaded] = useState(hasItemViews);
  useEffect(() => {
    if (isLoaded) return;
    const fail = (error: unknown) =>
      setLoaded(() => {
        throw error;
      });
    loadItemViews().then(() => setLoaded(true), fail);
  }, [isLoaded]);
  return isLoaded;
}
