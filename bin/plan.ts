import type { User } from '#shared/api/models.ts';
import { findAccount } from './account.ts';
import { runCommand } from './environment.ts';

/** Grants an account premium for free, or revokes it; a paid plan stays: `npm run plan -- EMAIL free|premium` */
const USAGE = 'Usage: npm run plan -- EMAIL free|premium';
const PLANS: readonly string[] = ['free', 'premium'] satisfies User['plan'][];
const isPlan = (text: string | undefined): text is User['plan'] => PLANS.includes(text ?? '');

await runCommand(async () => {
  const [email, plan, ...rest] = process.argv.slice(2);
  if (!email || !isPlan(plan) || rest.length > 0) throw new Error(USAGE);
  const { createDynamoPlans } = await import('#functions/adapters/dynamo/dynamo-plans.ts');
  const { clock } = await import('#functions/adapters/system.ts');
  const { grantPlan } = await import('#functions/domain/plans/plans.ts');
  const account = await findAccount(email);
  const { state } = await grantPlan({ plans: createDynamoPlans(), clock }, account.id, plan);
  return `${account.email} is on the ${state === 'free' ? state : 'premium'} plan.`;
});
