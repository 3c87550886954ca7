import { type ComponentType, memo, useLayoutEffect, useRef } from 'react';

type Call = (...args: unknown[]) => unknown;

/**
 * A control that draws itself anew only when what it shows differs. A panel is drawn at every key press
 * and hands its controls new functions each time: here these keep their identity and call the newest.
 */
export function steady<Props extends object>(Control: ComponentType<Props>): ComponentType<Props> {
  const Memoised = memo(Control) as unknown as ComponentType<Props>;
  return function Steady(props: Props) {
    const newest = useRef<object>({});
    const kept = useRef(new Map<string, Call>());
    useLayoutEffect(() => {
      newest.current = props;
    });
    const steadied = Object.entries(props).map(([name, value]) => {
      if (typeof value !== 'function' || !name.startsWith('on')) return [name, value];
      const call =
        kept.current.get(name) ?? ((...args) => (newest.current as Record<string, Call>)[name]?.(...args));
      kept.current.set(name, call);
      return [name, call];
    });
    return <Memoised {...(Object.fromEntries(steadied) as Props)} />;
  };
}
