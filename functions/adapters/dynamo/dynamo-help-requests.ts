import { unmarshall } from '@aws-sdk/util-dynamodb';
import { helpRequest } from '#shared/api/account-models.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { HelpRequests } from '../../ports/site.ts';
import { openTable, toAttributes } from './table.ts';

/**
 * Returns the key in the list of requests, `HELP`/`sent_at#id`, where each stays for a year.
 * `USER#id`/`HELP#id` points to a user's requests, so that they are erased with the account.
 */
const toKey = ({ sent_at, id }: { sent_at: string; id: string }) => ({ pk: 'HELP', sk: `${sent_at}#${id}` });
const toLeading = (userId: string | null, id: string) => ({
  pk: `USER#${userId ?? 'nobody'}`,
  sk: `HELP#${id}`,
});
const YEAR_S = 365 * 24 * 3600;
const PAGE_SIZE = 30;

export function createDynamoHelpRequests(): HelpRequests {
  const table = openTable();
  /** Lists the keys under which a user's requests stand. */
  const listKeys = async (userId: string) => {
    const { items } = await table.query({
      where: '#pk = :pk AND begins_with(#sk, :help)',
      given: { pk: `USER#${userId}`, help: 'HELP#' },
    });
    return items.map((item) => ({ pk: 'HELP', sk: String(unmarshall(item).at) }));
  };
  return {
    async save(request) {
      const expires_at = Math.ceil(Date.parse(request.sent_at) / 1000) + YEAR_S;
      const leading = toLeading(request.user_id, request.id);
      const isNew = await table.put(
        { ...leading, at: toKey(request).sk, expires_at },
        { where: 'attribute_not_exists(#pk)' },
      );
      if (isNew) await table.put({ ...toKey(request), ...request, expires_at });
    },
    async list(next) {
      const { items, last } = await table.query({
        where: '#pk = :pk',
        given: { pk: 'HELP' },
        newestFirst: true,
        limit: PAGE_SIZE,
        start: next === undefined ? undefined : parseCursor(next),
      });
      const entries = items.map((item) => helpRequest.parse(unmarshall(item)));
      return { entries, next: last ? Buffer.from(String(unmarshall(last).sk)).toString('base64url') : null };
    },
    async listOf(userId) {
      const found = await Promise.all((await listKeys(userId)).map((key) => table.get(key)));
      return found.filter((item) => item !== undefined).map((item) => helpRequest.parse(unmarshall(item)));
    },
    async close(request) {
      const item = await table.get(toKey(request));
      if (!item) return false;
      const { user_id, id } = helpRequest.parse(unmarshall(item));
      await table.remove(toKey(request));
      await table.remove(toLeading(user_id, id));
      return true;
    },
    async erase(userId) {
      for (const key of await listKeys(userId)) await table.remove(key);
    },
  };
}

function parseCursor(next: string) {
  const sk = Buffer.from(next, 'base64url').toString('utf8');
  if (!/^[\dT:.Z-]{20,30}#[\w-]{1,64}$/.test(sk))
    throw new ApiError('invalid', { problems: [{ where: 'query.next', message: 'is not valid' }] });
  return toAttributes({ pk: 'HELP', sk });
}
