import type { ReactNode } from 'react';
import './Kbd.css';

/** One key of the keyboard, as it is printed on it. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="kbd">{children}</kbd>;
}

/** Keys pressed together: `['Ctrl', 'Enter']`. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="keys">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}
