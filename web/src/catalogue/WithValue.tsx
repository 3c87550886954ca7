import { type ReactNode, useState } from 'react';

interface WithValueProps<Value> {
  readonly initial: Value;
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Holds the value of a component that is shown outside of any document. */
export function WithValue<Value>({ initial, children }: WithValueProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
