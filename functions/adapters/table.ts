import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { environment } from '../runtime/environment.ts';
import { clientSettings } from './aws.ts';

/** The one table: its client, and the small language in which we write to it. */
export interface Table {
  readonly client: DynamoDBClient;
  readonly name: string;
}

export const openTable = (): Table => ({
  client: new DynamoDBClient(clientSettings),
  name: environment('TABLE_NAME').TABLE_NAME,
});

export type Attributes = Record<string, AttributeValue>;

export const toAttributes = (item: Record<string, unknown>): Attributes =>
  marshall(item, { removeUndefinedValues: true });

/**
 * The fields of an update that sets what has a value, removes what is undefined, and happens only
 * `where` the condition holds; `:name` in the condition is the value of that name in `given`.
 */
export function updateOf(
  changes: Readonly<Record<string, unknown>>,
  where: string,
  given: Readonly<Record<string, unknown>> = {},
) {
  const set = Object.keys(changes).filter((name) => changes[name] !== undefined);
  const removed = Object.keys(changes).filter((name) => changes[name] === undefined);
  const names = Object.fromEntries(Object.keys(changes).map((name) => [`#${name}`, name]));
  const values = Object.fromEntries(set.map((name) => [`:set_${name}`, changes[name]]));
  const assignments = set.map((name) => `#${name} = :set_${name}`).join(', ');
  const removals = removed.map((name) => `#${name}`).join(', ');
  const conditionValues = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [`:${name}`, value]),
  );
  return {
    UpdateExpression: [assignments && `SET ${assignments}`, removals && `REMOVE ${removals}`]
      .join(' ')
      .trim(),
    ConditionExpression: where,
    ExpressionAttributeNames: { ...names, ...namesIn(where) },
    ExpressionAttributeValues: toAttributes({ ...values, ...conditionValues }),
  };
}

/** `#owner` stands for the attribute `owner`, which spares us DynamoDB's 573 reserved words. */
export const namesIn = (expression: string): Record<string, string> =>
  Object.fromEntries(
    [...expression.matchAll(/#(\w+)/g)].map(([placeholder, name = '']) => [placeholder, name]),
  );

/** True when the write happened, false when its condition did not hold. */
export async function happened(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
