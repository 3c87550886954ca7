import { type ComponentType, memo, useLayoutEffect, useRef } from 'react';

type Call = (...args: unknown[]) => unknown;

/**
 * Returns the control memoized, ignoring new functions: a panel renders at every key press and gives its
 * controls new functions each time. Here they keep their identity and call the newest.
 */
export function memoWithStableCallbacks<Props extends object>(
  Control: ComponentType<Props>,
): ComponentType<Props> {
  const Memoised = memo(Control) as unknown as ComponentType<Props>;
  return function Steady(props: Props) {
    const latestProps = useRef<object>({});
    const stableCallbacks = useRef(new Map<string, Call>());
    useLayoutEffect(() => {
      latestProps.current = props;
    });
    const stableProps = Object.entries(props).map(([name, value]) => {
      if (typeof value !== 'function' || !name.startsWith('on')) return [name, value];
      const call =
        stableCallbacks.current.get(name) ??
        ((...args) => (latestProps.current as Record<string, Call>)[name]?.(...args));
      stableCallbacks.current.set(name, call);
      return [name, call];
    });
    return <Memoised {...(Object.fromEntries(stableProps) as Props)} />;
  };
}
