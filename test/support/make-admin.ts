import { createLogins } from '#test/fakes/users.ts';
import type { Person } from './an-api.ts';
import { runOperatorCommand } from './operator-command.ts';
import type { Product } from './product.ts';

/** Makes somebody an administrator, as an operator's command does; in a test that has the functions' environment. */
export async function makeAdmin({ id }: Pick<Person, 'id'>): Promise<void> {
  const { createCognitoAccounts } = await import('#functions/adapters/cognito/cognito-accounts.ts');
  const { createDynamoUsers } = await import('#functions/adapters/dynamo/dynamo-users.ts');
  const { setRole: giveRole } = await import('#functions/domain/accounts/users.ts');
  await giveRole(
    { users: createDynamoUsers(), accounts: createCognitoAccounts(createLogins()) },
    id,
    'admin',
  );
}

/** The command itself, beside a running product. */
export const appointAdmin = (product: Pick<Product, 'dataDir'>, email: string): Promise<void> =>
  runOperatorCommand(product, 'role', email, 'admin');
