import type { User } from '#shared/api/models.ts';
import { findAccount } from './account.ts';
import { runCommand } from './environment.ts';

/** Makes a user an administrator, or takes the role away: `npm run role -- EMAIL admin|user` */
const USAGE = 'Usage: npm run role -- EMAIL admin|user';
const ROLES: readonly string[] = ['admin', 'user'] satisfies User['role'][];
const isRole = (text: string | undefined): text is User['role'] => ROLES.includes(text ?? '');

await runCommand(async () => {
  const [email, role, ...rest] = process.argv.slice(2);
  if (!email || !isRole(role) || rest.length > 0) throw new Error(USAGE);
  const { createCognitoAccounts } = await import('#functions/adapters/cognito/cognito-accounts.ts');
  const { createDynamoLogins } = await import('#functions/adapters/dynamo/dynamo-logins.ts');
  const { createDynamoUsers } = await import('#functions/adapters/dynamo/dynamo-users.ts');
  const { setRole } = await import('#functions/domain/accounts/users.ts');
  const { id } = await findAccount(email);
  const user = await setRole(
    { users: createDynamoUsers(), accounts: createCognitoAccounts(createDynamoLogins()) },
    id,
    role,
  );
  return `${user.email} is ${user.role === 'admin' ? 'an administrator' : 'no administrator'}.`;
});
