import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { Refused } from '../../errors/api-error.ts';
import type { Page } from '../../ports/page.ts';
import type { Listed } from '../../records/document.ts';
import { headKey, LISTED, listedIn, UNTOLD } from './document-items.ts';
import { type Attributes, type Table, toAttributes } from './table.ts';

const PAGE = 30;
const MOST_WAITING = 100;

const place = z.object({ id: z.string(), updated_at: z.string() });

const cursorOf = ({ id, updated_at }: Listed): string =>
  Buffer.from(JSON.stringify({ id, updated_at })).toString('base64url');

/** The owner is the caller's and never the cursor's: a made-up one only starts elsewhere in one's own list. */
function startOf(owner: string, next: string | undefined): Attributes | undefined {
  if (next === undefined) return undefined;
  try {
    const { id, updated_at } = place.parse(JSON.parse(Buffer.from(next, 'base64url').toString('utf8')));
    return toAttributes({ ...headKey(id), owner, updated_at });
  } catch {
    throw new Refused('invalid', { problems: [{ where: 'query.next', message: 'is not valid' }] });
  }
}

/** One page of somebody's documents; the deleted are skipped, so that several queries may fill it. */
export async function listDocuments(
  table: Table,
  owner: string,
  next: string | undefined,
): Promise<Page<Listed>> {
  const found: Listed[] = [];
  let start = startOf(owner, next);
  do {
    const { items, last } = await table.query({
      index: 'by_owner',
      where: '#owner = :owner',
      given: { owner },
      filter: 'attribute_not_exists(#deleted_at)',
      attributes: LISTED,
      newestFirst: true,
      limit: PAGE,
      start,
    });
    found.push(...items.map(listedIn));
    start = last;
  } while (start && found.length < PAGE);
  return pageOf(found, start !== undefined);
}

function pageOf(found: readonly Listed[], goesOn: boolean): Page<Listed> {
  const entries = found.slice(0, PAGE);
  const last = entries.at(-1);
  const hasMore = goesOn || found.length > PAGE;
  return { entries, next: hasMore && last ? cursorOf(last) : null };
}

/** Ids of all of somebody's documents, the deleted too. */
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
    found.push(...items.map(idIn));
    start = last;
  } while (start);
  return found;
}

const idIn = (item: Attributes): string => String(unmarshall(item).pk).slice('DOC#'.length);

/** Ids of documents that wait for a PDF, by the sparse index. */
export async function listWaiting(table: Table): Promise<string[]> {
  const found = await Promise.all(
    ['queued', 'rendering'].map((state) =>
      table.query({
        index: 'by_state',
        where: '#publish_state = :state',
        given: { state },
        attributes: '#pk',
        limit: MOST_WAITING,
      }),
    ),
  );
  return found.flatMap(({ items }) => items.map(idIn));
}

/** Ids of documents that the gallery was not told of by then, longest waiting first. */
export async function listUntold(table: Table, before: string): Promise<string[]> {
  const { items } = await table.query({
    index: 'by_state',
    where: '#publish_state = :state AND #queued_at <= :before',
    given: { state: UNTOLD, before },
    attributes: '#pk',
    limit: MOST_WAITING,
  });
  return items.map(idIn);
}
