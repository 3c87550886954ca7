import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** A component that comes after its page: how it is fetched, and what has come of that. */
export interface LazyComponent<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  loaded?: ComponentType<Props>;
}

/**
 * Returns the component once it has loaded. If it fails to load, as offline, it calls `onMissing`, where
 * `lazy` would end the page. Browsers cache a failed import, so only a reload helps, and the work survives
 * that.
 */
export function useLazyComponent<Props>(
  part: LazyComponent<Props>,
  onMissing: () => void,
): ComponentType<Props> | undefined {
  const [Part, arrive] = useState(() => part.loaded);
  const miss = useEffectEvent(onMissing);
  useEffect(() => {
    const storeLoaded = (loaded: ComponentType<Props>) => {
      part.loaded = loaded;
      arrive(() => loaded);
    };
    if (part.loaded) storeLoaded(part.loaded);
    else part.load().then(storeLoaded, () => miss());
  }, [part]);
  return Part;
}

export const NOT_FETCHED =
  'This could not be fetched. Check your connection, then reload: your work is as you left it.';
export const RELOAD = { label: 'Reload', onAction: () => window.location.reload() };
