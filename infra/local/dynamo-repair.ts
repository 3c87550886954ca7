import { isDeepStrictEqual } from 'node:util';
import library, { type Change, type Item, type Level, type StoredTable } from 'dynalite/db/index.js';

/**
 * Mends what a killed process leaves behind. dynalite writes an item's index rows before the item and not
 * in one batch, so a kill between the two leaves rows of a write that never happened; and a table that was
 * just being made would stay "CREATING" for ever. The items themselves are the truth.
 */
export async function repairDynamo(path: string, tableName: string): Promise<void> {
  const { db } = library.create({ path });
  try {
    const stored = (await db.get(`table~${tableName}`)) as StoredTable | undefined;
    if (stored)
      await db.batch(stored.TableStatus === 'ACTIVE' ? await differences(db, stored) : [forget(stored)]);
  } finally {
    await db.close();
  }
}

/** A table that never became active holds nothing: it is made again. */
const forget = (stored: StoredTable): Change => ({ type: 'del', key: `table~${stored.TableName}` });

async function differences(db: Level, stored: StoredTable): Promise<Change[]> {
  const changes: Change[] = [];
  const expected = new Set<string>();
  for await (const [, item] of db.iterator(rangeOf(`item-${stored.TableName}~`))) {
    for (const key of indexKeys(item as Item, stored)) {
      expected.add(key);
      if (!isDeepStrictEqual(await db.get(key), item)) changes.push({ type: 'put', key, value: item });
    }
  }
  for await (const key of db.keys(rangeOf(`index-global~${stored.TableName}~`))) {
    if (!expected.has(key)) changes.push({ type: 'del', key });
  }
  return changes;
}

/** The rows that an item ought to have, one in each index whose keys it carries. */
function indexKeys(item: Item, stored: StoredTable): string[] {
  return (stored.GlobalSecondaryIndexes ?? [])
    .filter((index) => index.KeySchema.every((key) => item[key.AttributeName]))
    .map((index) => {
      const key = library.createIndexKey(item, stored, index.KeySchema);
      return `index-global~${stored.TableName}~${index.IndexName}~${key}`;
    });
}

const rangeOf = (prefix: string) => ({ gte: prefix, lt: `${prefix}\u00ff` });
