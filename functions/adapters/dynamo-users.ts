import { GetItemCommand, PutItemCommand, QueryCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { publishSettings, type User, user } from '#shared/api/models.ts';
import type { Account, Plans, UserChange, Users } from '../ports.ts';
import { type Attributes, happened, namesIn, openTable, toAttributes, updateOf } from './table.ts';

/**
 * People lie under `USER#id`: PROFILE is theirs to change (but for `role` and `flags`), PLAN is written
 * by an administrator's command alone, PUBLISH_SETTINGS are the last answers of Make Printable.
 */
const keyOf = (id: string, sk: 'PROFILE' | 'PLAN' | 'PUBLISH_SETTINGS') => ({ pk: `USER#${id}`, sk });

/** A profile that nobody has touched; the table keeps what differs. */
const UNTOUCHED = {
  occupation: null,
  occupation_other: '',
  request_no_email: false,
  paper: null,
  role: 'user',
  plan: 'free',
  onboarded: false,
  flags: { limit_student_fields: false },
};

export function dynamoUsers(): Users & Plans {
  const { client, name: TableName } = openTable();

  return {
    async find(id) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :plan AND :profile',
          ExpressionAttributeNames: namesIn('#pk #sk'),
          ExpressionAttributeValues: toAttributes({
            ':pk': `USER#${id}`,
            ':plan': 'PLAN',
            ':profile': 'PROFILE',
          }),
          ConsistentRead: true,
        }),
      );
      return userIn(id, Items);
    },
    async create({ id, email }: Account) {
      const Item = toAttributes({ ...keyOf(id, 'PROFILE'), email });
      const condition = 'attribute_not_exists(#pk)';
      await happened(
        client.send(
          new PutItemCommand({
            TableName,
            Item,
            ConditionExpression: condition,
            ExpressionAttributeNames: namesIn(condition),
          }),
        ),
      );
    },
    async update(id, change: UserChange) {
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      if (given.length === 0) return;
      const update = updateOf(Object.fromEntries(given), 'attribute_exists(#pk)');
      const Key = toAttributes(keyOf(id, 'PROFILE'));
      await happened(client.send(new UpdateItemCommand({ TableName, Key, ...update })));
    },
    async set(id, plan) {
      await client.send(
        new PutItemCommand({ TableName, Item: toAttributes({ ...keyOf(id, 'PLAN'), plan }) }),
      );
    },
    async publishSettings(id) {
      const Key = toAttributes(keyOf(id, 'PUBLISH_SETTINGS'));
      const { Item } = await client.send(new GetItemCommand({ TableName, Key }));
      return Item ? publishSettings.parse(unmarshall(Item)) : null;
    },
    async rememberPublishSettings(id, settings) {
      const Item = toAttributes({ ...keyOf(id, 'PUBLISH_SETTINGS'), ...settings });
      await client.send(new PutItemCommand({ TableName, Item }));
    },
  };
}

function userIn(id: string, items: readonly Attributes[]): User | undefined {
  const rows = items.map((item) => unmarshall(item));
  const profile = rows.find((row) => row.sk === 'PROFILE');
  if (!profile) return undefined;
  const plan = rows.find((row) => row.sk === 'PLAN')?.plan ?? UNTOUCHED.plan;
  return user.parse({ ...UNTOUCHED, ...profile, id, plan });
}
