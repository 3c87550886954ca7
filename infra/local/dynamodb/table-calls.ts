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

const transactionInput = z.object({ TransactItems: z.array(z.record(z.string(), operationInput)) });

/** Returns the name of a request's operation, such as `PutItem`. */
export const getOperation = ({ headers }: IncomingMessage): string =>
  String(headers['x-amz-target']).split('.').at(-1) ?? '';

/** Returns what IAM must allow for a request, with the partition keys that it reaches: each member of a transaction. */
export function toCalls(request: IncomingMessage, body: Buffer, region: string): Call[] {
  const input: unknown = JSON.parse(body.toString('utf8'));
  const operation = getOperation(request);
  if (operation !== 'TransactWriteItems') return [toCall(operation, operationInput.parse(input), region)];
  return transactionInput
    .parse(input)
    .TransactItems.flatMap(Object.entries)
    .map(([kind, member]) => toCall(ACTIONS[kind] ?? kind, member, region));
}

/** The actions that IAM knows for the members of a transaction. */
const ACTIONS: Readonly<Record<string, string>> = { Put: 'PutItem', ConditionCheck: 'ConditionCheckItem' };

/** Returns the rows that a write touches, each as a text; none for a read. */
export function listWritten(body: Buffer): string[] {
  const { Key, Item } = operationInput.parse(JSON.parse(body.toString('utf8')));
  const row = Key ?? Item;
  return row ? [toRowName(row)] : [];
}
export const toRowName = ({ pk, sk }: z.output<typeof attributes>): string => JSON.stringify([pk, sk]);

function toCall(operation: string, input: OperationInput, region: string): Call {
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
