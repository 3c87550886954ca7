export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const SHORTEST_PASSWORD = 8;

/** What is wrong with what was typed, by field; an existing password may be of any length. */
export function problemsOf({ email, password }: Credentials, isNew: boolean): Partial<Credentials> {
  return {
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: 'Please enter your e-mail address.' }),
    ...(password === '' && { password: 'Please enter your password.' }),
    ...(isNew &&
      password !== '' &&
      password.length < SHORTEST_PASSWORD && {
        password: 'A password needs 8 or more characters.',
      }),
  };
}
