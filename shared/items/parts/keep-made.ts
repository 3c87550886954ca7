/** So many puzzles are kept: those of a long worksheet in a few of its versions. */
const KEPT = 60;

/** Makes something of data and a language, such as a puzzle of its words, and keeps what it has made. */
export interface Maker<Data, Made> {
  (data: Data, locale: string): Made;
  /** Tells whether what is made of the data is kept, so that it costs no time; whoever asks uses it, so that it is kept on. */
  isKept(data: Data, locale: string): boolean;
  /** Keeps what was made of the data elsewhere. */
  keep(data: Data, locale: string, made: Made): void;
}

/**
 * Returns a function that makes something of its settings and the language, and keeps what it has made: a puzzle is drawn again
 * at each key that is pressed anywhere in its item. `pickSettings` picks all that decides what is made.
 */
export function keepMade<Data, Settings, Made>(
  pickSettings: (data: Data) => Settings,
  make: (settings: Settings, locale: string) => Made,
): Maker<Data, Made> {
  const kept = new Map<string, Made>();
  const toKey = (data: Data, locale: string) => JSON.stringify([pickSettings(data), locale]);
  const keepAs = (key: string, made: Made): Made => {
    // The last used one is the last to be forgotten.
    kept.delete(key);
    kept.set(key, made);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '');
    return made;
  };
  return Object.assign(
    (data: Data, locale: string) => {
      const key = toKey(data, locale);
      return keepAs(key, kept.get(key) ?? make(pickSettings(data), locale));
    },
    {
      isKept: (data: Data, locale: string) => {
        const key = toKey(data, locale);
        const made = kept.get(key);
        if (made !== undefined) keepAs(key, made);
        return made !== undefined;
      },
      keep: (data: Data, locale: string, made: Made) => void keepAs(toKey(data, locale), made),
    },
  );
}
