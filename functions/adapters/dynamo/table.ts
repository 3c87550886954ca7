import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  type QueryCommandInput,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { environment } from '../../process/environment.ts';
import { clientSettings } from '../aws/client-settings.ts';

export type Attributes = Record<string, AttributeValue>;
type Fields = Readonly<Record<string, unknown>>;

/** What makes a write happen or not: `#name` is an attribute, `:name` a value that is given. */
export interface Condition {
  readonly where: string;
  readonly given?: Fields;
}

/** The one table, in the few words that we need of DynamoDB. Reads by key are consistent. */
export interface Table {
  get(key: Fields, attributes?: string): Promise<Attributes | undefined>;
  /** True when it was written, false when the condition did not hold. */
  put(item: Fields, condition?: Condition): Promise<boolean>;
  /** Sets what has a value, removes what is undefined; true when it happened. */
  update(key: Fields, changes: Fields, condition: Condition): Promise<boolean>;
  /** Adds one to the row's count, which begins at none; false, and nothing added, where it may not. */
  count(key: Fields, counted: Counted): Promise<boolean>;
  /** Removing what is not there is no fault. */
  remove(key: Fields): Promise<void>;
  query(asked: Query): Promise<{ items: Attributes[]; last: Attributes | undefined }>;
  /** The keys of all rows of a partition, in their order. */
  rowsOf(pk: string): Promise<{ pk: string; sk: string }[]>;
}

/** One more of at most `most`, until `expiresAt` (seconds since 1970); what has a name counts once. */
interface Counted {
  readonly most: number;
  readonly expiresAt: number;
  readonly name?: string | undefined;
}

interface Query extends Condition {
  readonly index?: 'by_owner' | 'by_state';
  /** Which of the items found are answered. */
  readonly filter?: string;
  readonly attributes?: string;
  readonly newestFirst?: boolean;
  readonly limit?: number;
  readonly start?: Attributes | undefined;
}

export function openTable(): Table {
  const { TABLE_NAME: TableName } = environment('TABLE_NAME');
  const client = new DynamoDBClient(clientSettings);
  const query = async (asked: Query) => {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({ TableName, ...queryOf(asked) }),
    );
    return { items: Items, last: LastEvaluatedKey };
  };
  return {
    async get(key, attributes) {
      const Key = toAttributes(key);
      const { Item } = await client.send(
        new GetItemCommand({ TableName, Key, ConsistentRead: true, ...projectionOf(attributes) }),
      );
      return Item;
    },
    put(item, condition) {
      const Item = toAttributes(item);
      return happened(client.send(new PutItemCommand({ TableName, Item, ...conditionOf(condition) })));
    },
    update(key, changes, condition) {
      const Key = toAttributes(key);
      return happened(
        client.send(new UpdateItemCommand({ TableName, Key, ...updateOf(changes, condition) })),
      );
    },
    count(key, counted) {
      const Key = toAttributes(key);
      return happened(client.send(new UpdateItemCommand({ TableName, Key, ...countOf(counted) })));
    },
    async remove(key) {
      await client.send(new DeleteItemCommand({ TableName, Key: toAttributes(key) }));
    },
    query,
    async rowsOf(pk) {
      const found: { pk: string; sk: string }[] = [];
      let start: Attributes | undefined;
      do {
        const page = await query({ where: '#pk = :pk', given: { pk }, attributes: '#pk, #sk', start });
        found.push(...page.items.map((item) => ({ pk, sk: String(unmarshall(item).sk) })));
        start = page.last;
      } while (start);
      return found;
    },
  };
}

export const toAttributes = (item: Fields): Attributes => marshall(item, { removeUndefinedValues: true });

/** `#owner` stands for the attribute `owner`, which spares us DynamoDB's 573 reserved words. */
const namesIn = (...expressions: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...expressions.join(' ').matchAll(/#(\w+)/g)].map(([placeholder, name = '']) => [placeholder, name]),
  );

const valuesOf = (given: Fields): Fields =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [`:${name}`, value]));

const projectionOf = (attributes: string | undefined) =>
  attributes && { ProjectionExpression: attributes, ExpressionAttributeNames: namesIn(attributes) };

function conditionOf(condition: Condition | undefined) {
  if (!condition) return {};
  const { where, given = {} } = condition;
  const values = Object.keys(given).length > 0 && {
    ExpressionAttributeValues: toAttributes(valuesOf(given)),
  };
  return { ConditionExpression: where, ExpressionAttributeNames: namesIn(where), ...values };
}

function updateOf(changes: Fields, { where, given = {} }: Condition) {
  const set = Object.keys(changes).filter((name) => changes[name] !== undefined);
  const removed = Object.keys(changes).filter((name) => changes[name] === undefined);
  const assignments = set.map((name) => `#${name} = :set_${name}`).join(', ');
  const removals = removed.map((name) => `#${name}`).join(', ');
  const expression = [assignments && `SET ${assignments}`, removals && `REMOVE ${removals}`];
  const newValues = Object.fromEntries(set.map((name) => [`set_${name}`, changes[name]]));
  const values = valuesOf({ ...newValues, ...given });
  return {
    UpdateExpression: expression.filter(Boolean).join(' '),
    ConditionExpression: where,
    ExpressionAttributeNames: namesIn(assignments, removals, where),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: toAttributes(values) }),
  };
}

function countOf({ most, expiresAt, name }: Counted) {
  const isNamed = name !== undefined;
  const change = `ADD #count :one${isNamed ? ', #names :names' : ''} SET #expires_at = :expires_at`;
  const isLeft = '(attribute_not_exists(#count) OR #count < :most)';
  const named = isNamed && { name, names: new Set([name]) };
  return {
    UpdateExpression: change,
    ConditionExpression: isNamed ? `${isLeft} AND NOT contains(#names, :name)` : isLeft,
    ExpressionAttributeNames: namesIn(change),
    ExpressionAttributeValues: toAttributes(valuesOf({ one: 1, most, expires_at: expiresAt, ...named })),
  };
}

function queryOf(asked: Query): Omit<QueryCommandInput, 'TableName'> {
  const { index, where, given = {}, filter, attributes, newestFirst = false, limit, start } = asked;
  return {
    IndexName: index,
    ConsistentRead: index === undefined,
    KeyConditionExpression: where,
    FilterExpression: filter,
    ProjectionExpression: attributes,
    ExpressionAttributeNames: namesIn(where, filter ?? '', attributes ?? ''),
    ExpressionAttributeValues: toAttributes(valuesOf(given)),
    ScanIndexForward: !newestFirst,
    Limit: limit,
    ExclusiveStartKey: start,
  };
}

async function happened(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
