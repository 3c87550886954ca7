import { isIdentityError } from '#functions/errors/identity-error.ts';
import type { Account } from '#functions/ports/identity.ts';

/** Finds an account by its e-mail address. Throws an Error that an operator can read when nobody signed up with it. */
export async function findAccount(email: string): Promise<Account> {
  const { createCognitoAccounts } = await import('#functions/adapters/cognito/cognito-accounts.ts');
  const { createDynamoLogins } = await import('#functions/adapters/dynamo/dynamo-logins.ts');
  return createCognitoAccounts(createDynamoLogins())
    .find(email.toLowerCase())
    .catch((error: unknown) => {
      throw isIdentityError(error, 'unknown_user') ? new Error(`Nobody signed up as ${email}.`) : error;
    });
}
