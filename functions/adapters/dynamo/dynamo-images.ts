import { createHash } from 'node:crypto';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import type { DueImage, Images } from '../../ports/images.ts';
import { type ImageRecord, imageRecord } from '../../records/image.ts';
import { ABSENT, type Attributes, type Condition, openTable, type Table } from './table.ts';

/** Returns the key of a picture. The index `by_state` lists it when its check is due. */
const toKey = (owner: string, id: string) => ({ pk: `USER#${owner}`, sk: `IMAGE#${id}` });

/**
 * The states in `by_state` of pictures: their rows lie on sixteen partitions, so that none of them takes all writes. The
 * first is that of pictures stored before there were so many.
 */
const SHARDS = 16;
const toState = (shard: number): string => (shard === 0 ? 'image' : `image-${shard}`);
const ALL_STATES = Array.from({ length: SHARDS }, (_, shard) => toState(shard));
const chooseState = (id: string): string =>
  toState((createHash('sha256').update(id).digest()[0] ?? 0) % SHARDS);

/** Largest number of pictures that are read by key; for more, one query reads all of the owner. */
const MAX_GETS = 10;
const MAX_DUE = 200;

const row = z.pipe(
  z.looseObject({ sk: z.string() }),
  z.transform(({ sk, ...rest }) => ({ ...rest, id: sk.slice('IMAGE#'.length) })),
);
const parseImage = (item: Attributes): ImageRecord => imageRecord.parse(row.parse(unmarshall(item)));

export function createDynamoImages(): Images {
  const table = openTable();
  const get = async (owner: string, id: string) => {
    const item = await table.get(toKey(owner, id));
    return item ? [parseImage(item)] : [];
  };
  return {
    async find(owner, ids) {
      if (ids.length <= MAX_GETS) return (await Promise.all(ids.map((id) => get(owner, id)))).flat();
      return (await listRows(table, owner)).map(parseImage).filter(({ id }) => ids.includes(id));
    },
    add(owner, { id, ...image }, due) {
      const item = { ...toKey(owner, id), ...image, publish_state: chooseState(id), queued_at: due };
      // The files come before the row, and only the row finds them: a late one is erased with them.
      return table.put(item, ABSENT);
    },
    list: async (owner) => (await listRows(table, owner)).map(parseImage),
    async measureUsage(owner) {
      const sizes = (await listRows(table, owner, { attributes: '#bytes' })).map((item) =>
        Number(unmarshall(item).bytes),
      );
      return { count: sizes.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
    },
    async listDue(now) {
      const shards = await Promise.all(ALL_STATES.map((state) => listShard(table, state, now)));
      return shards
        .flat()
        .sort((one, other) => one.since.localeCompare(other.since))
        .slice(0, MAX_DUE);
    },
    async findDue(owner, now) {
      const isDue = { where: '#queued_at <= :now', given: { now } };
      return (await listRows(table, owner, { filter: isDue })).map(parseImage);
    },
    async reschedule(owner, id, { due, unused_since }) {
      const there = { where: 'attribute_exists(#pk)' };
      await table.update(toKey(owner, id), { queued_at: due, unused_since }, there);
    },
    remove: (owner, id) => table.remove(toKey(owner, id)),
  };
}

/** Lists the pictures of one partition that are due, longest waiting first. */
async function listShard(table: Table, state: string, now: string): Promise<DueImage[]> {
  const { items } = await table.query({
    index: 'by_state',
    where: '#publish_state = :state AND #queued_at <= :now',
    given: { state, now },
    attributes: '#pk, #sk, #queued_at',
    limit: MAX_DUE,
  });
  return items.map((item) => {
    const { pk, sk, queued_at } = unmarshall(item);
    const owner = String(pk).slice('USER#'.length);
    return { owner, id: String(sk).slice('IMAGE#'.length), since: String(queued_at) };
  });
}

async function listRows(
  table: Table,
  owner: string,
  { attributes, filter }: { attributes?: string; filter?: Condition } = {},
): Promise<Attributes[]> {
  const found: Attributes[] = [];
  let start: Attributes | undefined;
  do {
    const { items, last } = await table.query({
      where: '#pk = :pk AND begins_with(#sk, :image)',
      given: { pk: `USER#${owner}`, image: 'IMAGE#', ...filter?.given },
      ...(filter && { filter: filter.where }),
      ...(attributes && { attributes }),
      start,
    });
    found.push(...items);
    start = last;
  } while (start);
  return found;
}
