import { EditorOutdated, SaveConflict, SaveRefused, type SaveState } from './keeping.ts';

export const SAVE_ERROR =
  "We couldn't save to your account. Your changes are safe on this device. Try again.";
const SAFE = 'Your changes are safe on this device.';
const SAFE_UNTIL_THEN = 'Your changes are safe on this device and will then be saved by themselves.';
/** After so long what failed is tried again, though nothing changed. */
const AGAIN_MS = 30_000;

interface Failure {
  readonly state: Partial<SaveState>;
  /** In how many milliseconds the same save is tried again; 0 where only a change or the person can help. */
  readonly again: number;
  /** Nothing else is worth a try until then. */
  readonly isPause: boolean;
}

/** What a failed save means. What no account has yet is never saved by itself: its person has to ask again. */
export function failureOf(error: unknown, isNew: boolean): Failure {
  if (error instanceof SaveRefused) return refusal(error, isNew);
  const state = {
    ...(error instanceof SaveConflict && { conflict: error.current }),
    ...(error instanceof EditorOutdated && { outdated: true }),
  };
  return { state: { status: 'error', error: SAVE_ERROR, ...state }, again: AGAIN_MS, isPause: false };
}

function refusal({ message, retryAfter }: SaveRefused, isNew: boolean): Failure {
  const safe = retryAfter === null || isNew ? SAFE : SAFE_UNTIL_THEN;
  const state = { status: 'error', error: `${message} ${safe}` } as const;
  return { state, again: (retryAfter ?? 0) * 1000, isPause: retryAfter !== null };
}
