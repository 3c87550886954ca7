import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import type { Devices, EmailChanges, KnownBrowsers, RecoveryCodes } from '../../ports/security.ts';
import { openTable } from './table.ts';

const DAY_S = 24 * 3600;
const toSeconds = (iso: string): number => Math.floor(Date.parse(iso) / 1000);

/** Creates the port over rows such as `USER#id`/`DEVICE#hash`, which expire after a year. */
export function createDynamoDevices(): Devices {
  const table = openTable();
  return {
    async list(userId) {
      const where = '#pk = :pk AND begins_with(#sk, :prefix)';
      const given = { pk: `USER#${userId}`, prefix: 'DEVICE#' };
      const { items } = await table.query({ where, given, attributes: '#pk, #sk' });
      return items.map((item) => String(unmarshall(item).sk).slice('DEVICE#'.length));
    },
    async add(userId, hash, now) {
      const expires_at = toSeconds(now) + 365 * DAY_S;
      await table.put({ pk: `USER#${userId}`, sk: `DEVICE#${hash}`, expires_at });
    },
  };
}

/** Creates the port over rows such as `BROWSER#mark`/`KNOWN`, which belong to no account and expire after a year. */
export function createDynamoKnownBrowsers(): KnownBrowsers {
  const table = openTable();
  const toKey = (mark: string) => ({ pk: `BROWSER#${mark}`, sk: 'KNOWN' });
  return {
    has: async (mark) => (await table.get(toKey(mark), '#pk')) !== undefined,
    async add(mark, now) {
      await table.put({ ...toKey(mark), expires_at: toSeconds(now) + 365 * DAY_S });
    },
  };
}

const emailChange = z.object({ email: z.string(), code_hash: z.string(), until: z.string() });

/** Creates the port over one row of a user, `EMAIL_CHANGE`, which expires a day after its code. */
export function createDynamoEmailChanges(): EmailChanges {
  const table = openTable();
  const toKey = (userId: string) => ({ pk: `USER#${userId}`, sk: 'EMAIL_CHANGE' });
  return {
    async find(userId) {
      const item = await table.get(toKey(userId));
      return item && emailChange.safeParse(unmarshall(item)).data;
    },
    async start(userId, change) {
      await table.put({ ...toKey(userId), ...change, expires_at: toSeconds(change.until) + DAY_S });
    },
    async finish(userId) {
      // The row goes when it expires: a handler that removes rows could remove others.
      const emptied = { email: undefined, code_hash: undefined, until: undefined };
      await table.update(toKey(userId), emptied, { where: 'attribute_exists(#pk)' });
    },
  };
}

const CODE = 'code_';

/**
 * Creates the port over one row of a user, `RECOVERY_CODES`, with an attribute for each code that is left: all are
 * replaced by one write, and one is used up by one condition.
 */
export function createDynamoRecoveryCodes(): RecoveryCodes {
  const table = openTable();
  const toKey = (userId: string) => ({ pk: `USER#${userId}`, sk: 'RECOVERY_CODES' });
  return {
    async count(userId) {
      const item = await table.get(toKey(userId));
      return Object.keys(item ?? {}).filter((name) => name.startsWith(CODE)).length;
    },
    async replace(userId, hashes) {
      const codes = Object.fromEntries(hashes.map((hash) => [`${CODE}${hash}`, true]));
      await table.put({ ...toKey(userId), ...codes });
    },
    use(userId, hash) {
      const name = `${CODE}${hash}`;
      return table.update(toKey(userId), { [name]: undefined }, { where: `attribute_exists(#${name})` });
    },
  };
}
