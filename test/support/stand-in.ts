import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ScanCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { clientsOf } from './a-cloud.ts';
import type { Product } from './product.ts';

/** What the functions of a running product read. */
const environmentOf = ({ dataDir }: Pick<Product, 'dataDir'>): Record<string, string> =>
  JSON.parse(readFileSync(join(dataDir, 'environment.json'), 'utf8'));

/** Helps time along at the stand-in for Stripe, for the newest subscription: "fail/15", "elapse". */
export async function atStripe(product: Product, what: string): Promise<void> {
  const origin = environmentOf(product).STRIPE_ORIGIN ?? '';
  const list = await (await fetch(origin)).text();
  const id = /subscriptions\/(sub_\w+)\//.exec(list)?.[1];
  await fetch(`${origin}/subscriptions/${id}/${what}`, { method: 'POST' });
}

/** Makes an administrator of somebody, as nothing but the table itself can. */
export async function makeAdmin(product: Product, email: string): Promise<void> {
  const env = environmentOf(product);
  const { dynamo } = clientsOf({ env });
  const TableName = env.TABLE_NAME ?? '';
  const { Items = [] } = await dynamo.send(new ScanCommand({ TableName }));
  const profile = Items.find((item) => item.sk?.S === 'PROFILE' && item.email?.S === email);
  if (!profile?.pk || !profile.sk) throw new Error(`There is no profile of ${email}`);
  await dynamo.send(
    new UpdateItemCommand({
      TableName,
      Key: { pk: profile.pk, sk: profile.sk },
      UpdateExpression: 'SET #role = :admin',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: { ':admin': { S: 'admin' } },
    }),
  );
  dynamo.destroy();
}
