import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Person } from './an-api.ts';
import type { Product } from './product.ts';

type Whom = Pick<Person, 'id'>;

/** Gives somebody premium, as an administrator's command does; in a test that has the functions' environment. */
export const givePremium = (whom: Whom): Promise<void> => give(whom, 'premium');

/** Takes it away again. */
export const takePremium = (whom: Whom): Promise<void> => give(whom, 'free');

async function give({ id }: Whom, plan: 'free' | 'premium'): Promise<void> {
  const { dynamoPlans } = await import('#functions/adapters/plans/dynamo-plans.ts');
  const { clock } = await import('#functions/adapters/system.ts');
  const { grantPlan } = await import('#functions/domain/plans/plans.ts');
  await grantPlan({ plans: dynamoPlans(), clock }, id, plan);
}

/** The command itself, beside a running product. */
export async function grantPremium({ dataDir }: Pick<Product, 'dataDir'>, email: string): Promise<void> {
  const command = join(import.meta.dirname, '../../bin/plan.ts');
  const env = { PATH: process.env.PATH, HANDOUT_DATA: dataDir };
  await promisify(execFile)(process.execPath, [command, email, 'premium'], { env });
}
