import { ApiError } from '../api/api-error.ts';

/** The words of a failed call that no field of the form takes; null where a field has them, or nothing failed. */
export function wordsBeside(error: Error | null, fields: readonly string[]): string | null {
  if (!error) return null;
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.';
  return fields.some((field) => error.about(field)) ? null : error.message;
}

/** The words of a failed call for one field. */
export const wordsAt = (error: Error | null, field: string): string | undefined =>
  error instanceof ApiError ? error.about(field) : undefined;
