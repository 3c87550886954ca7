import { isDeepStrictEqual } from 'node:util';
import library, {
  type Change,
  type Item,
  type Level,
  type Projection,
  type StoredIndex,
  type StoredTable,
} from 'dynalite/db/index.js';

/** What each index is to carry, by its name. */
type Projections = ReadonlyMap<string, Projection>;

/**
 * Mends what a killed process or an older version leaves behind. dynalite writes an item's index rows before
 * the item and not in one batch, so a kill between the two leaves rows of a write that never happened; a
 * table that was just being made would stay "CREATING" for ever; and an index that carried other fields has
 * rows without those. The items themselves are the truth.
 */
export async function repairDynamo(path: string, tableName: string, projections: Projections): Promise<void> {
  const { db } = library.create({ path });
  try {
    const stored = (await db.get(`table~${tableName}`)) as StoredTable | undefined;
    if (stored) await db.batch(await mendings(db, stored, projections));
  } finally {
    await db.close();
  }
}

async function mendings(db: Level, stored: StoredTable, projections: Projections): Promise<Change[]> {
  const key = `table~${stored.TableName}`;
  // A table that never became active holds nothing: it is made again.
  if (stored.TableStatus !== 'ACTIVE') return [{ type: 'del', key }];
  const right = withProjections(stored, projections);
  return [{ type: 'put', key, value: right }, ...(await differences(db, right))];
}

const withProjections = (stored: StoredTable, projections: Projections): StoredTable => ({
  ...stored,
  GlobalSecondaryIndexes: stored.GlobalSecondaryIndexes.map((index) => ({
    ...index,
    Projection: projections.get(index.IndexName) ?? index.Projection,
  })),
});

async function differences(db: Level, stored: StoredTable): Promise<Change[]> {
  const changes: Change[] = [];
  const expected = new Set<string>();
  for await (const [, item] of db.iterator(rangeOf(`item-${stored.TableName}~`))) {
    for (const { key, value } of indexRows(item as Item, stored)) {
      expected.add(key);
      if (!isDeepStrictEqual(await db.get(key), value)) changes.push({ type: 'put', key, value });
    }
  }
  for await (const key of db.keys(rangeOf(`index-global~${stored.TableName}~`))) {
    if (!expected.has(key)) changes.push({ type: 'del', key });
  }
  return changes;
}

/** The rows that an item ought to have, one in each index whose keys it carries. */
function indexRows(item: Item, stored: StoredTable): { key: string; value: Item }[] {
  return stored.GlobalSecondaryIndexes.filter((index) =>
    index.KeySchema.every((key) => item[key.AttributeName]),
  ).map((index) => ({
    key: `index-global~${stored.TableName}~${index.IndexName}~${library.createIndexKey(item, stored, index.KeySchema)}`,
    value: carriedBy(index, item, stored),
  }));
}

function carriedBy({ KeySchema, Projection }: StoredIndex, item: Item, stored: StoredTable): Item {
  const keys = [...KeySchema, ...stored.KeySchema].map(({ AttributeName }) => AttributeName);
  const carried = new Set([...keys, ...(Projection.NonKeyAttributes ?? [])]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => carried.has(name)));
}

const rangeOf = (prefix: string) => ({ gte: prefix, lt: `${prefix}\u00ff` });
