import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Logins } from '../../ports/identity.ts';
import { openTable } from './table.ts';

/**
 * Returns the key of a row that says which login of the user pool opens which account. There is one only where they
 * differ, after a copy of the pool was restored: `account_id` in the login's partition, `login` in the account's.
 */
const toKey = (id: string) => ({ pk: `USER#${id}`, sk: 'LOGIN' });
const DAY_S = 24 * 3600;

/** Creates the port over DynamoDB. What a login opens changes by a move alone, so that each is looked up once. */
export function createDynamoLogins(): Logins {
  const table = openTable();
  const known = new Map<string, string>();
  const find = async (id: string, attribute: 'account_id' | 'login') => {
    const item = await table.get(toKey(id));
    return String((item && unmarshall(item)[attribute]) ?? id);
  };
  return {
    async findAccountId(login) {
      const accountId = known.get(login) ?? (await find(login, 'account_id'));
      known.set(login, accountId);
      return accountId;
    },
    findLogin: (accountId) => find(accountId, 'login'),
    async move(accountId, login) {
      // The row that is read at each request comes first; the other one finds it.
      await table.put({ ...toKey(login), account_id: accountId });
      await table.put({ ...toKey(accountId), login });
      known.set(login, accountId);
    },
    async end(login) {
      const expires_at = Math.ceil(Date.now() / 1000) + DAY_S;
      await table.update(toKey(login), { expires_at }, { where: 'attribute_exists(#account_id)' });
    },
  };
}
