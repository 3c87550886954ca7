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

/** Constants, such as `DOM_KEY_LOCATION_LEFT`, which nobody reads from an event. */
const CONSTANT = /^[A-Z_]+$/;
const names: string[] = [];

function copyEvent(event: KeyboardEvent) {
  if (names.length === 0) for (const name in event) if (!CONSTANT.test(name)) names.push(name);
  const copy: Record<string, unknown> = { nativeEvent: event };
  for (const name of names) {
    const value = event[name as keyof KeyboardEvent] as unknown;
    copy[name] = typeof value === 'function' ? value.bind(event) : value;
  }
  return copy;
}
