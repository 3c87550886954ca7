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
import { readEnvironment } from '../../process/environment.ts';
import { clientSettings } from '../aws/client-settings.ts';
import { putOwned } from './put-owned.ts';

export type Attributes = Record<string, AttributeValue>;
type Fields = Readonly<Record<string, unknown>>;

/** A condition of a write: `#name` is an attribute, `:name` a given value. */
export interface Condition {
  readonly where: string;
  readonly given?: Fields;
}

/** The table, with the few operations of DynamoDB that we use. Reads by key are consistent. */
export interface Table {
  get(key: Fields, attributes?: string): Promise<Attributes | undefined>;
  /** Writes an item; returns false when the condition does not hold. */
  put(item: Fields, condition?: Condition): Promise<boolean>;
  /**
   * Writes items that an account did not have, unless its deletion has started: one condition for all. Returns false when
   * the condition of an item does not hold; throws `session_expired` for a deleted account.
   */
  putOwned(owner: string, ...writes: readonly OwnedItem[]): Promise<boolean>;
  /**
   * Sets attributes that have a value and removes those that are undefined; returns false when the condition
   * does not hold.
   */
  update(key: Fields, changes: Fields, condition: Condition): Promise<boolean>;
  /** Adds to the row's count, which starts at 0; returns false, and adds nothing, at a limit. */
  count(key: Fields, counted: CountRequest): Promise<boolean>;
  /** Removes an item; does nothing when it is missing. */
  remove(key: Fields): Promise<void>;
  query(asked: Query): Promise<{ items: Attributes[]; last: Attributes | undefined }>;
  /** Lists the keys of all rows of a partition, in their order. */
  listKeys(pk: string): Promise<{ pk: string; sk: string }[]>;
}

/** A use of at most `limit`, until `expiresAt` (seconds since 1970). A use with a name counts once. */
interface CountRequest {
  readonly limit?: number;
  readonly expiresAt: number;
  /** What is added to the count; one where it is left out. */
  readonly add?: number;
  readonly name?: string | undefined;
  /** Bytes that it adds to those of the row, which may be reached once. */
  readonly stored?: { readonly most?: number | undefined; readonly more: number } | undefined;
}

interface OwnedItem {
  readonly item: Fields;
  /** True where the item must be new; otherwise one that is there is replaced. */
  readonly isNew: boolean;
}

/** Allows a write of what is not stored yet. */
export const ABSENT: Condition = { where: 'attribute_not_exists(#pk)' };

interface Query extends Condition {
  readonly index?: 'by_owner' | 'by_state';
  /** Condition for the items that are returned. */
  readonly filter?: string;
  readonly attributes?: string;
  readonly newestFirst?: boolean;
  /** May lack what was written within the last second, for half of the units. */
  readonly late?: boolean;
  readonly limit?: number;
  readonly start?: Attributes | undefined;
}

export function openTable(): Table {
  const { TABLE_NAME: TableName } = readEnvironment('TABLE_NAME');
  const client = new DynamoDBClient(clientSettings);
  const query = async (asked: Query) => {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({ TableName, ...toQueryInput(asked) }),
    );
    return { items: Items, last: LastEvaluatedKey };
  };
  return {
    async get(key, attributes) {
      const Key = toAttributes(key);
      const { Item } = await client.send(
        new GetItemCommand({ TableName, Key, ConsistentRead: true, ...toProjection(attributes) }),
      );
      return Item;
    },
    put(item, condition) {
      const Item = toAttributes(item);
      return succeeds(client.send(new PutItemCommand({ TableName, Item, ...toConditionInput(condition) })));
    },
    putOwned: (owner, ...writes) =>
      putOwned(
        client,
        owner,
        writes.map(({ item, isNew }) => ({
          TableName,
          Item: toAttributes(item),
          ...toConditionInput(isNew ? ABSENT : undefined),
        })),
      ),
    update(key, changes, condition) {
      const Key = toAttributes(key);
      return succeeds(
        client.send(new UpdateItemCommand({ TableName, Key, ...toUpdateInput(changes, condition) })),
      );
    },
    count(key, counted) {
      const Key = toAttributes(key);
      return succeeds(client.send(new UpdateItemCommand({ TableName, Key, ...toCountInput(counted) })));
    },
    async remove(key) {
      await client.send(new DeleteItemCommand({ TableName, Key: toAttributes(key) }));
    },
    query,
    async listKeys(pk) {
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

/**
 * Lists the attributes in expressions: `#owner` stands for `owner`. Placeholders avoid DynamoDB's 573 reserved
 * words.
 */
const listNames = (...expressions: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...expressions.join(' ').matchAll(/#(\w+)/g)].map(([placeholder, name = '']) => [placeholder, name]),
  );

const toValues = (given: Fields): Fields =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [`:${name}`, value]));

const toProjection = (attributes: string | undefined) =>
  attributes && { ProjectionExpression: attributes, ExpressionAttributeNames: listNames(attributes) };

function toConditionInput(condition: Condition | undefined) {
  if (!condition) return {};
  const { where, given = {} } = condition;
  const values = Object.keys(given).length > 0 && {
    ExpressionAttributeValues: toAttributes(toValues(given)),
  };
  return { ConditionExpression: where, ExpressionAttributeNames: listNames(where), ...values };
}

function toUpdateInput(changes: Fields, { where, given = {} }: Condition) {
  const set = Object.keys(changes).filter((name) => changes[name] !== undefined);
  const removed = Object.keys(changes).filter((name) => changes[name] === undefined);
  const assignments = set.map((name) => `#${name} = :set_${name}`).join(', ');
  const removals = removed.map((name) => `#${name}`).join(', ');
  const expression = [assignments && `SET ${assignments}`, removals && `REMOVE ${removals}`];
  const newValues = Object.fromEntries(set.map((name) => [`set_${name}`, changes[name]]));
  const values = toValues({ ...newValues, ...given });
  return {
    UpdateExpression: expression.filter(Boolean).join(' '),
    ConditionExpression: where,
    ExpressionAttributeNames: listNames(assignments, removals, where),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: toAttributes(values) }),
  };
}

function toCountInput({ limit, expiresAt, add = 1, name, stored }: CountRequest) {
  const added = [
    '#count :add',
    ...(name === undefined ? [] : ['#names :names']),
    ...(stored ? ['#bytes :more'] : []),
  ];
  const change = `ADD ${added.join(', ')} SET #expires_at = :expires_at`;
  const conditions = [
    ...(limit === undefined ? [] : ['(attribute_not_exists(#count) OR #count < :limit)']),
    ...(name === undefined ? [] : ['NOT contains(#names, :name)']),
    ...(stored?.most === undefined ? [] : ['(attribute_not_exists(#bytes) OR #bytes < :most)']),
  ];
  const named = name !== undefined && { name, names: new Set([name]) };
  const given = { add, limit, expires_at: expiresAt, ...named, ...stored };
  return {
    UpdateExpression: change,
    ...(conditions.length > 0 && { ConditionExpression: conditions.join(' AND ') }),
    ExpressionAttributeNames: listNames(change),
    ExpressionAttributeValues: toAttributes(toValues(given)),
  };
}

function toQueryInput(asked: Query): Omit<QueryCommandInput, 'TableName'> {
  const { index, late, where, given = {}, filter, attributes, newestFirst = false, limit, start } = asked;
  return {
    IndexName: index,
    ConsistentRead: index === undefined && !late,
    KeyConditionExpression: where,
    FilterExpression: filter,
    ProjectionExpression: attributes,
    ExpressionAttributeNames: listNames(where, filter ?? '', attributes ?? ''),
    ExpressionAttributeValues: toAttributes(toValues(given)),
    ScanIndexForward: !newestFirst,
    Limit: limit,
    ExclusiveStartKey: start,
  };
}

async function succeeds(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
