import type { Person } from './an-api.ts';
import { runOperatorCommand } from './operator-command.ts';
import type { Product } from './product.ts';

type Whom = Pick<Person, 'id'>;

/** Gives somebody premium, as an administrator's command does; in a test that has the functions' environment. */
export const givePremium = (whom: Whom): Promise<void> => setPlan(whom, 'premium');

/** Takes it away again. */
export const takePremium = (whom: Whom): Promise<void> => setPlan(whom, 'free');

async function setPlan({ id }: Whom, plan: 'free' | 'premium'): Promise<void> {
  const { createDynamoPlans } = await import('#functions/adapters/dynamo/dynamo-plans.ts');
  const { clock } = await import('#functions/adapters/system.ts');
  const { grantPlan } = await import('#functions/domain/plans/plans.ts');
  await grantPlan({ plans: createDynamoPlans(), clock }, id, plan);
}

/** The command itself, beside a running product. */
export const grantPremium = (product: Pick<Product, 'dataDir'>, email: string): Promise<void> =>
  runOperatorCommand(product, 'plan', email, 'premium');
