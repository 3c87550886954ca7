import type { User } from '#shared/api/models.ts';
import { accountNamed } from './account.ts';
import { run } from './environment.ts';

/** Gives somebody premium for nothing, or takes it back; what they pay for stays: `npm run plan -- EMAIL free|premium` */
const USAGE = 'Usage: npm run plan -- EMAIL free|premium';
const PLANS: readonly string[] = ['free', 'premium'] satisfies User['plan'][];
const isPlan = (text: string | undefined): text is User['plan'] => PLANS.includes(text ?? '');

await run(async () => {
  const [email, plan, ...rest] = process.argv.slice(2);
  if (!email || !isPlan(plan) || rest.length > 0) throw new Error(USAGE);
  const { dynamoPlans } = await import('#functions/adapters/dynamo/dynamo-plans.ts');
  const { clock } = await import('#functions/adapters/system.ts');
  const { grantPlan } = await import('#functions/domain/plans/plans.ts');
  const account = await accountNamed(email);
  const { state } = await grantPlan({ plans: dynamoPlans(), clock }, account.id, plan);
  return `${account.email} is on the ${state === 'free' ? state : 'premium'} plan.`;
});
