import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { ApiError } from '../../errors/api-error.ts';
import type { Page } from '../../ports/page.ts';
import type { ListedHead } from '../../records/document.ts';
import {
  type GALLERY_PENDING,
  LIST_ATTRIBUTES,
  parseListedHead,
  type REPLACED,
  toHeadKey,
} from './document-items.ts';
import { type Attributes, type Condition, type Table, toAttributes } from './table.ts';

const PAGE_SIZE = 30;
const MAX_QUEUED = 100;

const cursor = z.object({ id: z.string(), updated_at: z.string() });

const toCursor = ({ id, updated_at }: ListedHead): string =>
  Buffer.from(JSON.stringify({ id, updated_at })).toString('base64url');

/**
 * Parses a cursor; throws `invalid` for a forged one. The owner comes from the caller, so that no cursor opens
 * another user's list.
 */
function parseCursor(owner: string, next: string | undefined): Attributes | undefined {
  if (next === undefined) return undefined;
  try {
    const { id, updated_at } = cursor.parse(JSON.parse(Buffer.from(next, 'base64url').toString('utf8')));
    return toAttributes({ ...toHeadKey(id), owner, updated_at });
  } catch {
    throw new ApiError('invalid', { problems: [{ where: 'query.next', message: 'is not valid' }] });
  }
}

export const NOT_DELETED: Condition = { where: 'attribute_not_exists(#deleted_at)' };

export const createDeletedFilter = (since: string): Condition => ({
  where: '#deleted_at > :since',
  given: { since },
});

/**
 * Lists one page of an owner's documents that pass the filter. Others are skipped, so that a page may take several
 * queries.
 */
export async function listDocuments(
  table: Table,
  owner: string,
  filter: Condition,
  next: string | undefined,
): Promise<Page<ListedHead>> {
  const found: ListedHead[] = [];
  let start = parseCursor(owner, next);
  do {
    const { items, last } = await table.query({
      index: 'by_owner',
      where: '#owner = :owner',
      given: { owner, ...filter.given },
      filter: filter.where,
      attributes: LIST_ATTRIBUTES,
      newestFirst: true,
      limit: PAGE_SIZE,
      start,
    });
    found.push(...items.map(parseListedHead));
    start = last;
  } while (start && found.length < PAGE_SIZE);
  return toPage(found, start !== undefined);
}

function toPage(found: readonly ListedHead[], goesOn: boolean): Page<ListedHead> {
  const entries = found.slice(0, PAGE_SIZE);
  const last = entries.at(-1);
  const hasMore = goesOn || found.length > PAGE_SIZE;
  return { entries, next: hasMore && last ? toCursor(last) : null };
}

/** Lists the ids of all documents of an owner, including the deleted. */
export async function listIds(table: Table, owner: string): Promise<string[]> {
  const found: string[] = [];
  let start: Attributes | undefined;
  do {
    const { items, last } = await table.query({
      index: 'by_owner',
      where: '#owner = :owner',
      given: { owner },
      attributes: '#pk',
      start,
    });
    found.push(...items.map(parseId));
    start = last;
  } while (start);
  return found;
}

const parseId = (item: Attributes): string => String(unmarshall(item).pk).slice('DOC#'.length);

/** Lists ids of documents that are queued or rendering, by the sparse index. */
export async function listQueuedIds(table: Table): Promise<string[]> {
  const found = await Promise.all(
    ['queued', 'rendering'].map((state) =>
      table.query({
        index: 'by_state',
        where: '#publish_state = :state',
        given: { state },
        attributes: '#pk',
        limit: MAX_QUEUED,
      }),
    ),
  );
  return found.flatMap(({ items }) => items.map(parseId));
}

/** Lists ids of documents that have waited in the state since `before` or longer, oldest first. */
export async function listWaitingIds(
  table: Table,
  state: typeof GALLERY_PENDING | typeof REPLACED,
  before: string,
): Promise<string[]> {
  const { items } = await table.query({
    index: 'by_state',
    where: '#publish_state = :state AND #queued_at <= :before',
    given: { state, before },
    attributes: '#pk',
    limit: MAX_QUEUED,
  });
  return items.map(parseId);
}
