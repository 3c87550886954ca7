import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from './product.ts';

/** What the functions of a running product read. */
const readEnvironment = ({ dataDir }: Pick<Product, 'dataDir'>): Record<string, string> =>
  JSON.parse(readFileSync(join(dataDir, 'environment.json'), 'utf8'));

/** Helps time along at the stand-in for Stripe, for the newest subscription: "fail/15", "elapse". */
export async function runAtStripe(product: Product, what: string): Promise<void> {
  const origin = readEnvironment(product).STRIPE_ORIGIN ?? '';
  const list = await (await fetch(origin)).text();
  const id = /subscriptions\/(sub_\w+)\//.exec(list)?.[1];
  await fetch(`${origin}/subscriptions/${id}/${what}`, { method: 'POST' });
}
