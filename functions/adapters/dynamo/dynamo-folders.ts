import { unmarshall } from '@aws-sdk/util-dynamodb';
import { FOLDER_LIMITS, folder } from '#shared/api/models.ts';
import type { Folders } from '../../ports/folders.ts';
import { openTable } from './table.ts';

const PREFIX = 'FOLDER#';
const toPartition = (owner: string) => `USER#${owner}`;
const toKey = (owner: string, id: string) => ({ pk: toPartition(owner), sk: `${PREFIX}${id}` });

/** Creates the port over one row for each folder, in the partition of its user. */
export function createDynamoFolders(): Folders {
  const table = openTable();
  return {
    async list(owner) {
      const { items } = await table.query({
        where: '#pk = :pk AND begins_with(#sk, :prefix)',
        given: { pk: toPartition(owner), prefix: PREFIX },
        limit: FOLDER_LIMITS.perUser,
      });
      return items.map((item) => folder.parse(unmarshall(item)));
    },
    async put(owner, { id, name }) {
      await table.putOwned(owner, { item: { ...toKey(owner, id), id, name }, isNew: false });
    },
    remove: (owner, id) => table.remove(toKey(owner, id)),
  };
}
