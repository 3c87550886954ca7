import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SqliteFile } from '../source/read-sqlite.ts';
import { type WrittenTable, writeSqlite } from './write-sqlite.ts';

const value = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  fc.constantFrom(
    0,
    1,
    -1,
    127,
    -128,
    128,
    32_767,
    -32_768,
    8_388_607,
    2 ** 47 - 1,
    2 ** 47,
    1_790_000_000_000,
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', 'ماء', 'x'.repeat(4_060), 'x'.repeat(4_061), 'y'.repeat(9_000), '水'.repeat(30_000)),
);
const table = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 2 ** 45 }), value, value), { maxLength: 400 })
  .map((rows): WrittenTable['rows'] => {
    const unique = new Map(rows.map((row) => [row[0], row]));
    return [...unique.values()].sort(([a], [b]) => a - b);
  });

test('SQLite itself finds nothing wrong with a database, and every row in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  const path = join(folder, 'a.db');
  const check = fc.property(table, table, (one, two) => {
    const tables = Object.entries({ one, two }).map(([name, rows]) => ({
      name,
      rows,
      sql: `CREATE TABLE ${name} (id integer primary key, a, b)`,
    }));
    const bytes = writeSqlite(tables);
    writeFileSync(path, bytes);
    const database = new DatabaseSync(path);
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    for (const { name, rows } of tables) {
      const found = database.prepare(`SELECT * FROM ${name} ORDER BY id`).all();
      expect(found.map(({ id, a, b }) => [id, a, b])).toEqual(rows);
      const values = rows.map(([, ...rest]) => rest);
      expect(new SqliteFile(bytes).listRows(name).map(([, ...rest]) => rest)).toEqual(values);
    }
    database.close();
  });
  try {
    fc.assert(check, { numRuns: 60, seed: 21 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a table of a hundred thousand rows has a tree of several levels', () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => [at + 1, `row ${at}`.padEnd(60, '.')] as const);
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  const path = join(folder, 'a.db');
  writeFileSync(path, writeSqlite([{ name: 't', sql: 'CREATE TABLE t (id integer primary key, a)', rows }]));
  const database = new DatabaseSync(path);
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(database.prepare('SELECT a FROM t WHERE id = 77777').get()).toEqual({ a: rows[77_776]?.[1] });
  database.close();
  rmSync(folder, { recursive: true });
});
