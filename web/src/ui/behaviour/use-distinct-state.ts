import { useCallback, useRef, useState } from 'react';

/**
 * Holds a state that is set often to the same value, as at each key or scroll; `isSame` must not change. A value that is the same is
 * dropped before React hears of it: `setState((last) => last)` renders nothing either, but React keeps every such update, and
 * all that its function holds, until the component renders for another reason.
 */
export function useDistinctState<Value>(
  initial: Value,
  isSame: (last: Value, next: Value) => boolean,
): readonly [Value, (next: Value) => void] {
  const [value, setValue] = useState(initial);
  const last = useRef(value);
  const set = useCallback(
    (next: Value) => {
      if (isSame(last.current, next)) return;
      last.current = next;
      setValue(next);
    },
    [isSame],
  );
  return [value, set];
}
