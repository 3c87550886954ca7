import * as z from 'zod/mini';
import { AwsError } from '../aws/aws-error.ts';
import { parseInput } from '../aws/aws-json.ts';

const attributes = z.record(z.string(), z.record(z.string(), z.unknown()));
/** Dynalite would need to evaluate any other condition without writing. */
const isAbsent = z.object({
  TableName: z.string(),
  ConditionExpression: z.optional(z.literal('attribute_not_exists(#pk)')),
  ExpressionAttributeNames: z.optional(z.record(z.string(), z.string())),
});
const transaction = z.object({
  TransactItems: z
    .array(
      z.union([
        z.strictObject({ Put: z.extend(isAbsent, { Item: attributes }) }),
        z.strictObject({ ConditionCheck: z.extend(isAbsent, { Key: attributes }) }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(100)),
});
export type Transaction = z.output<typeof transaction>;
type Member = Transaction['TransactItems'][number];

/** Calls dynalite; answers the status and the JSON. */
export type CallTable = (operation: string, input: object) => Promise<{ status: number; body: string }>;

/** Throws for a transaction that the embedded table does not know: it puts rows, and checks that rows are absent. */
export const readTransaction = (body: Buffer): Transaction =>
  parseInput(transaction, JSON.parse(body.toString('utf8')));

/** The partition and sort key of each row that it touches. */
export const listTouched = ({ TransactItems }: Transaction): z.output<typeof attributes>[] =>
  TransactItems.map((member) => {
    const { pk = {}, sk = {} } = 'Put' in member ? member.Put.Item : member.ConditionCheck.Key;
    return { pk, sk };
  });

/**
 * Writes all rows or none, while no other request touches them. Returns the reasons, one for each member, where a condition
 * does not hold.
 */
export async function runTransaction(given: Transaction, call: CallTable): Promise<readonly string[] | null> {
  const keys = listTouched(given);
  const reasons: string[] = [];
  for (const [at, member] of given.TransactItems.entries())
    reasons.push((await holds(member, keys[at] ?? {}, call)) ? 'None' : 'ConditionalCheckFailed');
  if (reasons.some((reason) => reason !== 'None')) return reasons;
  for (const member of given.TransactItems) if ('Put' in member) await callWell(call, 'PutItem', member.Put);
  return null;
}

async function holds(member: Member, Key: object, call: CallTable): Promise<boolean> {
  const { TableName, ConditionExpression } = 'Put' in member ? member.Put : member.ConditionCheck;
  if (!ConditionExpression) return true;
  const found = await callWell(call, 'GetItem', { TableName, Key, ConsistentRead: true });
  return !('Item' in found);
}

async function callWell(call: CallTable, operation: string, input: object): Promise<object> {
  const { status, body } = await call(operation, input);
  if (status !== 200) throw new AwsError('ValidationException', body);
  return JSON.parse(body);
}
