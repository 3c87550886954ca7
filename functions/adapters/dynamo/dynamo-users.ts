import { unmarshall } from '@aws-sdk/util-dynamodb';
import { publishSettings, type User, user } from '#shared/api/models.ts';
import type { Users } from '../../ports/identity.ts';
import { type Attributes, openTable } from './table.ts';

/**
 * Returns the key of a user's row. PROFILE belongs to the user except `role` and `flags`; PUBLISH_SETTINGS
 * holds the last answers in Make Printable.
 */
const toKey = (id: string, sk: 'PROFILE' | 'PUBLISH_SETTINGS') => ({ pk: `USER#${id}`, sk });

/** The values of a new profile. The table stores only what differs. */
const DEFAULT_PROFILE = {
  name: '',
  occupation: null,
  occupation_other: '',
  // Mail is sent only to users who ask for it.
  request_no_email: true,
  paper: null,
  role: 'user',
  plan: 'free',
  onboarded: false,
  grade_levels: [],
  tracking_off: false,
  letterhead: null,
  flags: { limit_student_fields: false },
};

export function createDynamoUsers(): Users {
  const table = openTable();
  return {
    async find(id) {
      const { items } = await table.query({
        where: '#pk = :pk AND #sk BETWEEN :plan AND :profile',
        given: { pk: `USER#${id}`, plan: 'PLAN', profile: 'PROFILE' },
      });
      return parseUser(id, items);
    },
    async create({ id, email }) {
      await table.putOwned(id, { item: { ...toKey(id, 'PROFILE'), email }, isNew: true });
    },
    async update(id, change) {
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      if (Object.keys(given).length === 0) return;
      await table.update(toKey(id, 'PROFILE'), given, { where: 'attribute_exists(#pk)' });
    },
    async setEmail(id, email) {
      await table.update(toKey(id, 'PROFILE'), { email }, { where: 'attribute_exists(#pk)' });
    },
    async setRole(id, role) {
      await table.update(toKey(id, 'PROFILE'), { role }, { where: 'attribute_exists(#pk)' });
    },
    async setFlags(id, flags) {
      await table.update(toKey(id, 'PROFILE'), { flags }, { where: 'attribute_exists(#pk)' });
    },
    async readPublishSettings(id) {
      const item = await table.get(toKey(id, 'PUBLISH_SETTINGS'));
      // Settings that no longer parse count as none.
      return publishSettings.safeParse(item && unmarshall(item)).data ?? null;
    },
    async savePublishSettings(id, settings) {
      await table.putOwned(id, { item: { ...toKey(id, 'PUBLISH_SETTINGS'), ...settings }, isNew: false });
    },
  };
}

function parseUser(id: string, items: readonly Attributes[]): User | undefined {
  const rows = items.map((item) => unmarshall(item));
  const profile = rows.find((row) => row.sk === 'PROFILE');
  if (!profile) return undefined;
  const plan = rows.find((row) => row.sk === 'PLAN')?.plan ?? DEFAULT_PROFILE.plan;
  return user.parse({ ...DEFAULT_PROFILE, ...profile, id, plan });
}
