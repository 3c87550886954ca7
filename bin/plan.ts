import type { User } from '#shared/api/models.ts';
import { findAccount } from './account.ts';
import { pick, readArguments } from './command.ts';
import { runOperatorCommand } from './environment.ts';

/** Grants an account premium for free, or revokes it; a paid plan stays: `npm run plan -- EMAIL free|premium` */
const PLANS = ['free', 'premium'] as const satisfies User['plan'][];

function readPlan() {
  const { positionals } = readArguments({
    usage: 'Usage: npm run plan -- EMAIL free|premium',
    words: [2, 2],
  });
  const [email = '', plan] = positionals;
  return { email, plan: pick('plan', plan, PLANS) };
}

await runOperatorCommand(readPlan, async ({ email, plan }) => {
  const { createDynamoPlans } = await import('#functions/adapters/dynamo/dynamo-plans.ts');
  const { clock } = await import('#functions/adapters/system.ts');
  const { grantPlan } = await import('#functions/domain/plans/plans.ts');
  const account = await findAccount(email);
  const { state } = await grantPlan({ plans: createDynamoPlans(), clock }, account.id, plan);
  return `${account.email} is on the ${state === 'free' ? state : 'premium'} plan.`;
});
