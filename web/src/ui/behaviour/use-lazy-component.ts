import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** A component that comes after its page: how it is fetched, and what has come of that. */
export interface LazyComponent<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  loaded?: ComponentType<Props>;
}

/**
 * The component once it is here. Where it does not arrive, as without a connection, that is told, where `lazy` would
 * end the page. A browser asks for a part that has failed once no more: a reload brings it, and the work with it.
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
