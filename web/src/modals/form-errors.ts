import { ApiError, type ApiErrorCode } from '../api/api-error.ts';

/** Refusals that are about one field of a form, whether or not the server says where. */
const FIELD_OF_CODE: Partial<Record<ApiErrorCode, string>> = {
  email_taken: 'email',
  wrong_password: 'password',
  weak_password: 'password',
  wrong_code: 'code',
  expired_code: 'code',
};

/** The words of a failed call for one field. */
export function getFieldError(error: Error | null, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.getFieldMessage(field) ?? (FIELD_OF_CODE[error.code] === field ? error.message : undefined);
}

/** The words of a failed call that no field of the form takes; null where a field has them, or nothing failed. */
export function getFormError(error: Error | null, fields: readonly string[]): string | null {
  if (!error) return null;
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.';
  return fields.some((field) => getFieldError(error, field)) ? null : error.message;
}
