import type { User } from '#shared/api/models.ts';
import { run } from './environment.ts';

/** Sets somebody's plan: `npm run plan -- EMAIL free|premium` */
const USAGE = 'Usage: npm run plan -- EMAIL free|premium';
const PLANS: readonly string[] = ['free', 'premium'] satisfies User['plan'][];
const isPlan = (text: string | undefined): text is User['plan'] => PLANS.includes(text ?? '');

await run(async () => {
  const [email, plan, ...rest] = process.argv.slice(2);
  if (!email || !isPlan(plan) || rest.length > 0) throw new Error(USAGE);
  const { cognitoAccounts } = await import('#functions/adapters/cognito-identity.ts');
  const { dynamoUsers } = await import('#functions/adapters/dynamo-users.ts');
  const account = await cognitoAccounts()
    .find(email.toLowerCase())
    .catch((error: Error) => {
      throw error.name === 'UserNotFoundException' ? new Error(`Nobody signed up as ${email}.`) : error;
    });
  await dynamoUsers().set(account.id, plan);
  return `${account.email} is on the ${plan} plan.`;
});
