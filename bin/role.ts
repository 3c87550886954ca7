import type { User } from '#shared/api/models.ts';
import { findAccount } from './account.ts';
import { pick, readArguments } from './command.ts';
import { runOperatorCommand } from './environment.ts';

/** Makes a user an administrator, or takes the role away: `npm run role -- EMAIL admin|user` */
const ROLES = ['admin', 'user'] as const satisfies User['role'][];

function readRole() {
  const { positionals } = readArguments({ usage: 'Usage: npm run role -- EMAIL admin|user', words: [2, 2] });
  const [email = '', role] = positionals;
  return { email, role: pick('role', role, ROLES) };
}

await runOperatorCommand(readRole, async ({ email, role }) => {
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
