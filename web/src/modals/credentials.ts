export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const SHORTEST_PASSWORD = 8;

function validateEmail(email: string): Partial<Credentials> {
  if (email === '') return { email: 'Please enter your e-mail address.' };
  return /^\S+@\S+\.\S+$/.test(email) ? {} : { email: 'This is not an e-mail address.' };
}

/** Finds the problem of an address; an existing password may have any length. */
export const findEmailProblem = (email: string): string | undefined => validateEmail(email.trim()).email;

/** Finds the problem of a new password. */
export const findNewPasswordProblem = (password: string): string | undefined =>
  password.length < SHORTEST_PASSWORD ? 'A password needs 8 or more characters.' : undefined;

export function findCredentialProblems(
  { email, password }: Credentials,
  isNew: boolean,
): Partial<Credentials> {
  return {
    ...validateEmail(email.trim()),
    ...(password === '' && { password: 'Please enter your password.' }),
    ...(isNew &&
      password !== '' &&
      password.length < SHORTEST_PASSWORD && {
        password: 'A password needs 8 or more characters.',
      }),
  };
}
