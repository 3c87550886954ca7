import { GetItemCommand, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import type { Documents, Publishing, Save } from '../ports.ts';
import { type Body, openBodies } from './bodies.ts';
import { bodyIn, contentOf, HEAD, headIn, headKey, publishingOf, revisionKey } from './document-items.ts';
import { listDocuments, listWaiting } from './document-lists.ts';
import { happened, namesIn, openTable, toAttributes, updateOf } from './table.ts';

/** How long a version is kept that no PDF was made of. */
const REVISION_DAYS = 90;
const DAY_SECONDS = 24 * 3600;

const OPEN = '#owner = :owner AND attribute_not_exists(#deleted_at)';

/** Documents in DynamoDB: the revision first, then the head by one conditional write. */
export function dynamoDocuments(): Documents {
  const table = openTable();
  const bodies = openBodies();
  const { client, name: TableName } = table;

  const get = async (key: object, ProjectionExpression?: string) => {
    const projection = ProjectionExpression && {
      ProjectionExpression,
      ExpressionAttributeNames: namesIn(ProjectionExpression),
    };
    const Key = toAttributes({ ...key });
    const { Item } = await client.send(
      new GetItemCommand({ TableName, Key, ConsistentRead: true, ...projection }),
    );
    return Item;
  };
  const put = (item: object, condition?: string) =>
    client.send(
      new PutItemCommand({
        TableName,
        Item: toAttributes({ ...item }),
        ...(condition && { ConditionExpression: condition, ExpressionAttributeNames: namesIn(condition) }),
      }),
    );
  const update = (id: string, update: ReturnType<typeof updateOf>) =>
    happened(client.send(new UpdateItemCommand({ TableName, Key: toAttributes(headKey(id)), ...update })));

  const keepRevision = async ({ head, document, frozen }: Save): Promise<Body> => {
    const { id, version, hash, owner, updated_at } = head;
    const packed = await bodies.pack(id, hash, document);
    const expires_at = frozen ? undefined : secondsOf(updated_at) + REVISION_DAYS * DAY_SECONDS;
    await put({
      ...revisionKey(id, version, hash),
      user_id: owner,
      saved_at: updated_at,
      expires_at,
      ...packed,
    });
    return packed;
  };

  return {
    find: async (id) => headIn(await get(headKey(id), HEAD)),
    async read(id) {
      const item = await get(headKey(id));
      const head = headIn(item);
      const packed = bodyIn(item);
      return head && packed && { head, document: await bodies.unpack(packed) };
    },
    async revision(id, version, hash) {
      const packed = bodyIn(await get(revisionKey(id, version, hash)));
      return packed && bodies.unpack(packed);
    },
    async create(save) {
      const content = contentOf(save.head, await keepRevision(save));
      const item = { ...headKey(save.head.id), ...content, ...publishingOf(save.head.publishing) };
      return happened(put(item, 'attribute_not_exists(#pk)'));
    },
    async save(save, base, next) {
      const content = contentOf(save.head, await keepRevision(save));
      const { owner } = save.head;
      const { where, given, changes } = turnTo(next);
      const condition = [`${OPEN} AND #version = :base`, ...where].join(' AND ');
      return update(save.head.id, updateOf({ ...content, ...changes }, condition, { owner, base, ...given }));
    },
    advance(id, next) {
      const { where, given, changes } = turnTo(next);
      return update(id, updateOf(changes, where.join(' AND '), given));
    },
    delete(head, { deleted_at, expires_at }, next) {
      const { where, given, changes } = turnTo(next);
      const condition = [OPEN, ...where].join(' AND ');
      const gone = { ...changes, deleted_at, expires_at };
      return update(head.id, updateOf(gone, condition, { owner: head.owner, ...given }));
    },
    restore({ id, owner }) {
      const back = { deleted_at: undefined, expires_at: undefined };
      return update(id, updateOf(back, '#owner = :owner', { owner }));
    },
    list: (owner, next) => listDocuments(table, owner, next),
    waiting: () => listWaiting(table),
  };
}

const secondsOf = (instant: string): number => Math.ceil(Date.parse(instant) / 1000);

/** The share of an update that takes a turn of publishing, if it takes one. */
const turnTo = (next: Publishing | undefined) =>
  next
    ? { where: ['#publish_turn = :turn'], given: { turn: next.turn - 1 }, changes: publishingOf(next) }
    : { where: [], given: {}, changes: {} };
