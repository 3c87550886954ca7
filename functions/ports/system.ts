import type { Sweep } from '#shared/events/events.ts';

export interface Clock {
  now(): Date;
  pause(milliseconds: number): Promise<void>;
}

/** Counts what no caller notices. */
export interface Monitor {
  /** Counts a PDF that was made, and the seconds for which its document waited. */
  reportPublished(seconds: number): void;
  /** Measures how long the oldest of what is due has waited, by the name of its sweep. */
  reportOldestDue(name: Sweep, seconds: number): void;
  /** Logs and counts a failed call by its name. */
  reportFailure(name: string, error: unknown): void;
}

/** Makes ids of letters, digits, - and _. */
export interface Ids {
  /** Returns an id that nobody can guess. */
  generate(): string;
  /** Returns the same id for the same parts, so that a repeated request finds what it made before. */
  derive(...parts: readonly string[]): string;
}
