import { unmarshall } from '@aws-sdk/util-dynamodb';
import { openSession } from '#shared/api/security-models.ts';
import type { Sessions } from '../../ports/security.ts';
import { openTable } from './table.ts';

/** The days for which a refresh token lives, and after which nothing of its session is left. */
const DAYS = 30;
const PREFIX = 'SESSION#';

/** Creates the port over rows such as `USER#id`/`SESSION#id`. One that has ended stays, so that it cannot go on. */
export function createDynamoSessions(): Sessions {
  const table = openTable();
  const toKey = (userId: string, id: string) => ({ pk: `USER#${userId}`, sk: `${PREFIX}${id}` });
  const getExpiry = (iso: string) => Math.floor(Date.parse(iso) / 1000) + DAYS * 24 * 3600;
  const query = (userId: string) =>
    table.query({
      where: '#pk = :pk AND begins_with(#sk, :prefix)',
      given: { pk: `USER#${userId}`, prefix: PREFIX },
    });
  return {
    async list(userId) {
      const { items } = await query(userId);
      return items
        .map((item) => unmarshall(item))
        .filter(({ ended_at }) => !ended_at)
        .map((row) =>
          openSession.parse({ started_at: null, ...row, id: String(row.sk).slice(PREFIX.length) }),
        );
    },
    async begin(userId, { id, ...session }) {
      await table.put({ ...toKey(userId, id), ...session, expires_at: getExpiry(session.seen_at) });
    },
    goOn: (userId, { id, ...session }) =>
      table.update(
        toKey(userId, id),
        { ...session, expires_at: getExpiry(session.seen_at) },
        { where: 'attribute_not_exists(#ended_at)' },
      ),
    async end(userId, id, now) {
      await table.update(
        toKey(userId, id),
        { ended_at: now, expires_at: getExpiry(now) },
        { where: 'attribute_exists(#pk)' },
      );
    },
    forget: (userId, id) => table.remove(toKey(userId, id)),
    async forgetAll(userId) {
      const { items } = await query(userId);
      for (const item of items) await table.remove({ pk: `USER#${userId}`, sk: unmarshall(item).sk });
    },
  };
}
