import { isDeepStrictEqual } from 'node:util';
import library, {
  type Change,
  type Item,
  type Level,
  type Projection,
  type StoredIndex,
  type StoredTable,
} from 'dynalite/db/index.js';

/** Maps an index name to its projection. */
type Projections = ReadonlyMap<string, Projection>;

/**
 * Repairs the table after a crash, or after a change of the indexes' definition. dynalite writes index rows before the
 * item and in another batch, so a crash in between leaves rows of a write that never happened, and a table that was
 * being created stays "CREATING". The items are the truth.
 */
export async function repairTables(path: string, tableName: string, projections: Projections): Promise<void> {
  const { db } = library.create({ path });
  try {
    const stored = (await db.get(`table~${tableName}`)) as StoredTable | undefined;
    if (stored) await db.batch(await listRepairs(db, stored, projections));
  } finally {
    await db.close();
  }
}

async function listRepairs(db: Level, stored: StoredTable, projections: Projections): Promise<Change[]> {
  const key = `table~${stored.TableName}`;
  // A table that never became active is empty and is created again.
  if (stored.TableStatus !== 'ACTIVE') return [{ type: 'del', key }];
  const repaired = withProjections(stored, projections);
  return [{ type: 'put', key, value: repaired }, ...(await listIndexRepairs(db, repaired))];
}

const withProjections = (stored: StoredTable, projections: Projections): StoredTable => ({
  ...stored,
  GlobalSecondaryIndexes: stored.GlobalSecondaryIndexes.map((index) => ({
    ...index,
    Projection: projections.get(index.IndexName) ?? index.Projection,
  })),
});

async function listIndexRepairs(db: Level, stored: StoredTable): Promise<Change[]> {
  const changes: Change[] = [];
  const expected = new Set<string>();
  for await (const [, item] of db.iterator(toKeyRange(`item-${stored.TableName}~`))) {
    for (const { key, value } of toIndexRows(item as Item, stored)) {
      expected.add(key);
      if (!isDeepStrictEqual(await db.get(key), value)) changes.push({ type: 'put', key, value });
    }
  }
  for await (const key of db.keys(toKeyRange(`index-global~${stored.TableName}~`))) {
    if (!expected.has(key)) changes.push({ type: 'del', key });
  }
  return changes;
}

/** Returns the rows that an item should have: one in each index whose keys it has. */
function toIndexRows(item: Item, stored: StoredTable): { key: string; value: Item }[] {
  return stored.GlobalSecondaryIndexes.filter((index) =>
    index.KeySchema.every((key) => item[key.AttributeName]),
  ).map((index) => ({
    key: `index-global~${stored.TableName}~${index.IndexName}~${library.createIndexKey(item, stored, index.KeySchema)}`,
    value: projectItem(index, item, stored),
  }));
}

function projectItem({ KeySchema, Projection }: StoredIndex, item: Item, stored: StoredTable): Item {
  const keys = [...KeySchema, ...stored.KeySchema].map(({ AttributeName }) => AttributeName);
  const projected = new Set([...keys, ...(Projection.NonKeyAttributes ?? [])]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => projected.has(name)));
}

const toKeyRange = (prefix: string) => ({ gte: prefix, lt: `${prefix}\u00ff` });
