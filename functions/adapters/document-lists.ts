import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { Refused } from '../domain/refused.ts';
import type { Listed, Page } from '../ports.ts';
import { headKey, LISTED, listedIn } from './document-items.ts';
import { type Attributes, namesIn, type Table, toAttributes } from './table.ts';

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
  { client, name: TableName }: Table,
  owner: string,
  next: string | undefined,
): Promise<Page<Listed>> {
  const found: Listed[] = [];
  let start = startOf(owner, next);
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName,
        IndexName: 'by_owner',
        KeyConditionExpression: '#owner = :owner',
        FilterExpression: 'attribute_not_exists(#deleted_at)',
        ProjectionExpression: LISTED,
        ExpressionAttributeNames: namesIn(LISTED),
        ExpressionAttributeValues: toAttributes({ ':owner': owner }),
        ScanIndexForward: false,
        Limit: PAGE,
        ExclusiveStartKey: start,
      }),
    );
    found.push(...Items.map(listedIn));
    start = LastEvaluatedKey;
  } while (start && found.length < PAGE);
  return pageOf(found, start !== undefined);
}

function pageOf(found: readonly Listed[], goesOn: boolean): Page<Listed> {
  const entries = found.slice(0, PAGE);
  const last = entries.at(-1);
  const hasMore = goesOn || found.length > PAGE;
  return { entries, next: hasMore && last ? cursorOf(last) : null };
}

/** Ids of documents that wait for a PDF, by the sparse index. */
export async function listWaiting({ client, name: TableName }: Table): Promise<string[]> {
  const of = async (state: 'queued' | 'rendering') => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName,
        IndexName: 'by_state',
        KeyConditionExpression: '#publish_state = :state',
        ProjectionExpression: '#pk',
        ExpressionAttributeNames: namesIn('#publish_state #pk'),
        ExpressionAttributeValues: toAttributes({ ':state': state }),
        Limit: MOST_WAITING,
      }),
    );
    return Items.map((item) => String(unmarshall(item).pk).slice('DOC#'.length));
  };
  const [queued, rendering] = await Promise.all([of('queued'), of('rendering')]);
  return [...queued, ...rendering];
}
