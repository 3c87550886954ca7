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
  const list = async (userId: string) => {
    const { items } = await table.query({
      where: '#pk = :pk AND begins_with(#sk, :prefix)',
      given: { pk: `USER#${userId}`, prefix: PREFIX },
    });
    return items
      .map((item) => unmarshall(item))
      .filter(({ ended_at }) => !ended_at)
      .map((row) => openSession.parse({ started_at: null, ...row, id: String(row.sk).slice(PREFIX.length) }));
  };
  const end = async (userId: string, id: string, now: string) => {
    const changes = { ended_at: now, expires_at: getExpiry(now) };
    await table.update(toKey(userId, id), changes, { where: 'attribute_exists(#pk)' });
  };
  return {
    list,
    async begin(userId, { id, ...session }) {
      await table.put({ ...toKey(userId, id), ...session, expires_at: getExpiry(session.seen_at) });
    },
    goOn: (userId, { id, ...session }) =>
      table.update(
        toKey(userId, id),
        { ...session, expires_at: getExpiry(session.seen_at) },
        { where: 'attribute_not_exists(#ended_at)' },
      ),
    end,
    async endAll(userId, now) {
      for (const { id } of await list(userId)) await end(userId, id, now);
    },
  };
}
