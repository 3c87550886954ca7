import type { UserFlag } from '#shared/api/models.ts';
import { findAccount } from './account.ts';
import { pick, readArguments } from './command.ts';
import { runOperatorCommand } from './environment.ts';

/** Switches a flag of an account: `npm run flag -- EMAIL limit_student_fields on|off` */
const FLAGS = ['limit_student_fields', 'preset_number_of_lines'] as const satisfies UserFlag[];
const USAGE = `Usage: npm run flag -- EMAIL ${FLAGS.join('|')} on|off`;

function readFlag() {
  const [email = '', flag, state] = readArguments({ usage: USAGE, words: [3, 3] }).positionals;
  return { email, flag: pick('flag', flag, FLAGS), state: pick('state', state, ['on', 'off']) };
}

await runOperatorCommand(readFlag, async ({ email, flag, state }) => {
  const { createCognitoAccounts } = await import('#functions/adapters/cognito/cognito-accounts.ts');
  const { createDynamoLogins } = await import('#functions/adapters/dynamo/dynamo-logins.ts');
  const { createDynamoUsers } = await import('#functions/adapters/dynamo/dynamo-users.ts');
  const { setFlag } = await import('#functions/domain/accounts/users.ts');
  const { id } = await findAccount(email);
  const ports = { users: createDynamoUsers(), accounts: createCognitoAccounts(createDynamoLogins()) };
  const user = await setFlag(ports, id, flag, state === 'on');
  return `${user.email} has ${flag} ${state}.`;
});
