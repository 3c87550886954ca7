import { isIdentityError } from '#functions/errors/identity-error.ts';
import type { Account } from '#functions/ports/identity.ts';

/** The account that an operator's command names by its address; says so where nobody signed up with it. */
export async function accountNamed(email: string): Promise<Account> {
  const { cognitoAccounts } = await import('#functions/adapters/cognito/cognito-identity.ts');
  return cognitoAccounts()
    .find(email.toLowerCase())
    .catch((error: unknown) => {
      throw isIdentityError(error, 'unknown_user') ? new Error(`Nobody signed up as ${email}.`) : error;
    });
}
