import type { UserFlag } from '#shared/api/models.ts';
import { findAccount } from './account.ts';
import { runCommand } from './environment.ts';

/** Switches a flag of an account: `npm run flag -- EMAIL limit_student_fields on|off` */
const FLAGS: readonly string[] = ['limit_student_fields', 'preset_number_of_lines'] satisfies UserFlag[];
const USAGE = `Usage: npm run flag -- EMAIL ${FLAGS.join('|')} on|off`;
const isFlag = (text: string | undefined): text is UserFlag => FLAGS.includes(text ?? '');

await runCommand(async () => {
  const [email, flag, state, ...rest] = process.argv.slice(2);
  if (!email || !isFlag(flag) || !['on', 'off'].includes(state ?? '') || rest.length > 0)
    throw new Error(USAGE);
  const { createCognitoAccounts } = await import('#functions/adapters/cognito/cognito-accounts.ts');
  const { createDynamoLogins } = await import('#functions/adapters/dynamo/dynamo-logins.ts');
  const { createDynamoUsers } = await import('#functions/adapters/dynamo/dynamo-users.ts');
  const { setFlag } = await import('#functions/domain/accounts/users.ts');
  const { id } = await findAccount(email);
  const ports = { users: createDynamoUsers(), accounts: createCognitoAccounts(createDynamoLogins()) };
  const user = await setFlag(ports, id, flag, state === 'on');
  return `${user.email} has ${flag} ${state}.`;
});
