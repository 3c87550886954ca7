import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { table } from '../../config/table.ts';
import type { Call } from '../aws/policy.ts';

const text = z.object({ S: z.optional(z.string()) });
const attributes = z.record(z.string(), z.looseObject({}));
const operationInput = z.object({
  TableName: z.optional(z.string()),
  IndexName: z.optional(z.string()),
  Key: z.optional(attributes),
  Item: z.optional(attributes),
  KeyConditionExpression: z.optional(z.string()),
  ExpressionAttributeNames: z.optional(z.record(z.string(), z.string())),
  ExpressionAttributeValues: z.optional(attributes),
});
type OperationInput = z.output<typeof operationInput>;

/** Returns what IAM must allow for a request, with the partition keys that it reaches. */
export function toCall({ headers }: IncomingMessage, body: Buffer, region: string): Call {
  const operation = String(headers['x-amz-target']).split('.').at(-1);
  const input = operationInput.parse(JSON.parse(body.toString('utf8')));
  const arn = `arn:aws:dynamodb:${region}:000000000000:table/${input.TableName ?? ''}`;
  const leading = findLeadingKey(input);
  return {
    action: `dynamodb:${operation}`,
    resource: input.IndexName ? `${arn}/index/${input.IndexName}` : arn,
    context: leading === undefined ? {} : { 'dynamodb:LeadingKeys': [leading] },
  };
}

/** Finds the partition key that an operation is about: of its item, or in its key condition. */
function findLeadingKey(input: OperationInput): string | undefined {
  const index = table.indexes.find(({ name }) => name === input.IndexName);
  const { partitionKey } = index ?? table;
  const stored = (input.Key ?? input.Item)?.[partitionKey];
  if (stored) return text.parse(stored).S;
  for (const [, name = '', value = ''] of (input.KeyConditionExpression ?? '').matchAll(
    /(#?\w+)\s*=\s*(:\w+)/g,
  ))
    if ((input.ExpressionAttributeNames?.[name] ?? name) === partitionKey)
      return text.parse(input.ExpressionAttributeValues?.[value] ?? {}).S;
  return undefined;
}
