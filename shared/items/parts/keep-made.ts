/** So many puzzles are kept: those of a long worksheet in a few of its versions. */
const KEPT = 60;

/**
 * Returns a function that makes something of its settings and the language, and keeps what it has made: a puzzle is drawn again
 * at each key that is pressed anywhere in its item. `pickSettings` picks all that decides what is made.
 */
export function keepMade<Data, Settings, Made>(
  pickSettings: (data: Data) => Settings,
  make: (settings: Settings, locale: string) => Made,
): (data: Data, locale: string) => Made {
  const kept = new Map<string, Made>();
  return (data, locale) => {
    const settings = pickSettings(data);
    const key = JSON.stringify([settings, locale]);
    const known = kept.get(key) ?? make(settings, locale);
    // The last used one is the last to be forgotten.
    kept.delete(key);
    kept.set(key, known);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '');
    return known;
  };
}
