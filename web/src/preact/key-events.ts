import { options } from 'preact';
import 'preact/compat';

/**
 * Gives each handler of a key an event whose values are its own, as React does: react-aria copies them with a
 * spread, and the values of the browser's event belong to its prototype.
 */
const createEvent = options.event;
options.event = (event) => {
  const own = createEvent?.(event) ?? event;
  return own instanceof KeyboardEvent ? copyEvent(own) : own;
};

function copyEvent(event: KeyboardEvent) {
  const copy: Record<string, unknown> = {};
  for (const name in event) {
    const value = event[name as keyof KeyboardEvent] as unknown;
    copy[name] = typeof value === 'function' ? value.bind(event) : value;
  }
  return { ...copy, nativeEvent: event };
}
