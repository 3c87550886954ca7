import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { KEPT_LIMITS, keptItem, keptShare } from '#shared/api/kept-models.ts';
import type { KeptItems, KeptShares, StoredKeptItem } from '../../ports/kept-items.ts';
import { packDocument, unpackDocument } from './packed-document.ts';
import { type Attributes, openTable, toAttributes } from './table.ts';

const ITEM = 'KEPT#';
const SHARE = 'KEPT_SHARE#';
const toPartition = (owner: string) => `USER#${owner}`;
const toItemKey = (owner: string, id: string) => ({ pk: toPartition(owner), sk: `${ITEM}${id}` });
const toShareKey = (owner: string, id: string) => ({ pk: toPartition(owner), sk: `${SHARE}${id}` });
/** Says whose a link is, whose address does not. */
const toLinkKey = (id: string) => ({ pk: `${SHARE}${id}`, sk: 'OWNER' });
const link = z.object({ owner: z.string() });

const row = z.extend(z.omit(keptItem, { content: true }), {
  body: z.instanceof(Uint8Array),
  last_key: z.string(),
});

async function parseItem(item: Attributes): Promise<StoredKeptItem> {
  const { body, ...rest } = row.parse(unmarshall(item));
  return { ...rest, content: await unpackDocument(body) };
}

/** Creates the port over one row for each kept item, in the partition of its user. */
export function createDynamoKeptItems(): KeptItems {
  const table = openTable();
  const toRange = (owner: string) => ({
    where: '#pk = :pk AND begins_with(#sk, :prefix)',
    given: { pk: toPartition(owner), prefix: ITEM },
  });
  return {
    async list(owner, next) {
      const start = next === undefined ? undefined : toAttributes(toItemKey(owner, next));
      const { items, last } = await table.query({ ...toRange(owner), limit: KEPT_LIMITS.perPage, start });
      const entries = await Promise.all(items.map(parseItem));
      return { entries, next: last ? (entries.at(-1)?.id ?? null) : null };
    },
    async find(owner, ids) {
      const found = await Promise.all(ids.map((id) => table.get(toItemKey(owner, id))));
      return Promise.all(found.flatMap((item) => (item ? [parseItem(item)] : [])));
    },
    async count(owner) {
      let count = 0;
      let start: Attributes | undefined;
      do {
        const page = await table.query({ ...toRange(owner), attributes: '#sk', start });
        count += page.items.length;
        start = page.last;
      } while (start);
      return count;
    },
    async write(owner, { content, ...rest }, base) {
      const item = { ...toItemKey(owner, rest.id), ...rest, body: await packDocument(content) };
      // A row that is there goes with its account, so that its own condition refuses a later write.
      return base === 0
        ? table.putOwned(owner, { item, isNew: true })
        : table.put(item, { where: '#version = :base', given: { base } });
    },
    remove: (owner, id) => table.remove(toItemKey(owner, id)),
  };
}

/**
 * Creates the port over one row for each link, in the partition of its user: without the row it opens nothing. Another one says
 * by the link alone whose it is.
 */
export function createDynamoKeptShares(): KeptShares {
  const table = openTable();
  return {
    async list(owner) {
      const { items } = await table.query({
        where: '#pk = :pk AND begins_with(#sk, :prefix)',
        given: { pk: toPartition(owner), prefix: SHARE },
        limit: KEPT_LIMITS.shares,
      });
      return items.map((item) => keptShare.parse(unmarshall(item)));
    },
    async find(owner, id) {
      const item = await table.get(toShareKey(owner, id));
      return item && keptShare.parse(unmarshall(item));
    },
    async findOwner(id) {
      const item = await table.get(toLinkKey(id));
      return item && link.parse(unmarshall(item)).owner;
    },
    async put(owner, share) {
      await table.putOwned(
        owner,
        { item: { ...toShareKey(owner, share.id), ...share }, isNew: false },
        { item: { ...toLinkKey(share.id), owner }, isNew: false },
      );
    },
    async remove(owner, id) {
      const isOwn = (await table.get(toShareKey(owner, id))) !== undefined;
      await table.remove(toShareKey(owner, id));
      if (isOwn) await table.remove(toLinkKey(id));
    },
  };
}
