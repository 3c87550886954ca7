/** The reasons for which the identity provider refuses a request. */
export type IdentityErrorCode =
  | 'email_taken'
  | 'weak_password'
  | 'wrong_code'
  | 'expired_code'
  | 'not_confirmed'
  | 'already_confirmed'
  | 'wrong_password'
  /** The password is right, and the account asks for a code of its authenticator app too. */
  | 'two_step_required'
  | 'password_reset_required'
  | 'unknown_user'
  | 'session_ended'
  /** Too many wrong passwords: even the right one is refused for some minutes. */
  | 'locked'
  /** Too many requests in this hour. */
  | 'limit_exceeded'
  | 'too_many_attempts'
  /** Too many requests at this moment. */
  | 'throttled'
  | 'invalid_parameter'
  | 'mail_failed';

/** A refusal of the identity provider. Domain functions translate it into an `ApiError`. */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'IdentityError';
    this.code = code;
  }
}

/** Tells whether an error is an `IdentityError` with one of these codes. */
export const isIdentityError = (error: unknown, ...codes: readonly IdentityErrorCode[]): boolean =>
  error instanceof IdentityError && codes.includes(error.code);
