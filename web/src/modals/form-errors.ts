import { ApiError, type ApiErrorCode } from '../api/api-error.ts';

/** Error codes that belong to one field of a form, even without `where`. */
const FIELD_OF_CODE: Partial<Record<ApiErrorCode, string>> = {
  wrong_password: 'password',
  weak_password: 'password',
  wrong_code: 'code',
  expired_code: 'code',
};

/** Returns the message of a failed call for one field. */
export function getFieldError(error: Error | null, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.getFieldMessage(field) ?? (FIELD_OF_CODE[error.code] === field ? error.message : undefined);
}

/**
 * Returns the message of a failed call that no field of the form shows; null where a field shows it, or
 * nothing failed.
 */
export function getFormError(error: Error | null, fields: readonly string[]): string | null {
  if (!error) return null;
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.';
  return fields.some((field) => getFieldError(error, field)) ? null : error.message;
}
