import { IdentityError, type IdentityErrorCode } from '../../errors/identity-error.ts';

type ErrorTable = Readonly<Record<string, IdentityErrorCode>>;

/** Codes by the names of Cognito's exceptions. */
const CODES: ErrorTable = {
  UsernameExistsException: 'email_taken',
  InvalidPasswordException: 'weak_password',
  CodeMismatchException: 'wrong_code',
  // A code of an authenticator app that does not fit its key.
  EnableSoftwareTokenMFAException: 'wrong_code',
  AliasExistsException: 'email_taken',
  ExpiredCodeException: 'expired_code',
  UserNotConfirmedException: 'not_confirmed',
  NotAuthorizedException: 'wrong_password',
  PasswordResetRequiredException: 'password_reset_required',
  UserNotFoundException: 'unknown_user',
  LimitExceededException: 'limit_exceeded',
  TooManyFailedAttemptsException: 'too_many_attempts',
  TooManyRequestsException: 'throttled',
  InvalidParameterException: 'invalid_parameter',
  CodeDeliveryFailureException: 'mail_failed',
};

/**
 * Rethrows Cognito's exceptions as `IdentityError`s and every other error as it is. `special` holds exceptions that
 * mean something else for this call.
 */
export async function translateErrors<T>(call: Promise<T>, special: ErrorTable = {}): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const code = findCode(error, special);
    throw code ? new IdentityError(code, { cause: error }) : error;
  }
}

function findCode(error: unknown, special: ErrorTable): IdentityErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const known = special[error.name];
  if (known || isOurFault(error)) return known;
  return isLocked(error) ? 'locked' : CODES[error.name];
}

/** Recognises a client whose secret is not right. No user can help it, though it is named like a wrong password. */
const isOurFault = ({ name, message }: Error): boolean =>
  name === 'NotAuthorizedException' && /secret[ _]hash/i.test(message);

/** Recognises a locked account. Cognito names it like a wrong password and tells the two apart by the sentence alone. */
const isLocked = ({ name, message }: Error): boolean =>
  name === 'NotAuthorizedException' && message.startsWith('Password attempts exceeded');
