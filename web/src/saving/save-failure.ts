import { EditorOutdatedError, SaveConflictError, SaveRejected, type SaveState } from './save-types.ts';

export const SAVE_ERROR =
  "We couldn't save to your account. Your changes are safe on this device. Try again.";
/** Returns why the last save failed, in words. */
export const getSaveError = ({ error }: Pick<SaveState, 'error'>): string => error ?? SAVE_ERROR;

const SAFE = 'Your changes are safe on this device.';
const SAFE_UNTIL_THEN = 'Your changes are safe on this device and will then be saved by themselves.';
/** The time after which a failed save is retried without a change. */
const AGAIN_MS = 30_000;

interface Failure {
  readonly state: Partial<SaveState>;
  /** The milliseconds until the same save is retried; 0 where only a change or the user can help. */
  readonly again: number;
  /** Nothing else is worth a try until then. */
  readonly isPause: boolean;
}

/** Converts a failed save to its consequences. */
export function toSaveFailure(error: unknown): Failure {
  if (error instanceof SaveRejected) return toRefusalFailure(error);
  const state = {
    ...(error instanceof SaveConflictError && { conflict: error.current }),
    ...(error instanceof EditorOutdatedError && { outdated: true }),
  };
  return { state: { status: 'error', error: SAVE_ERROR, ...state }, again: AGAIN_MS, isPause: false };
}

function toRefusalFailure({ message, retryAfter }: SaveRejected): Failure {
  const safe = retryAfter === null ? SAFE : SAFE_UNTIL_THEN;
  const state = { status: 'error', error: `${message} ${safe}` } as const;
  return { state, again: (retryAfter ?? 0) * 1000, isPause: retryAfter !== null };
}
