import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import library from 'dynalite/db/index.js';
import { afterAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { checkLevel, openDatabase } from './damage.ts';
import { openJsonFile } from './json-file.ts';
import { StartError } from './start-error.ts';

const root = mkdtempSync(join(tmpdir(), 'handout-damage-'));
afterAll(() => rmSync(root, { recursive: true }));
const aPath = (name: string) => join(mkdtempSync(join(root, 'one-')), name);
const list = z.array(z.string());

/** The one sentence that a user at the terminal reads. */
function readRefusal(open: () => unknown): string {
  try {
    open();
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
}

describe('a damaged file of the data folder', () => {
  test.each(['["half', '{"no": "list"}', ''])('that holds %j is named with a way out', (text) => {
    const path = aPath('people.json');
    writeFileSync(path, text);
    expect(readRefusal(() => openJsonFile(path, list, () => [], { lost: 'the accounts' }))).toBe(
      `${path} is damaged. Restore it from a copy of the data folder, or move it away: the accounts are lost then.`,
    );
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('that can be made anew is put aside, and stops nothing', () => {
    const path = aPath('mailbox.json');
    writeFileSync(path, '["half');
    const say = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const file = openJsonFile(path, list, () => ['new'], { lost: null });
    expect(say.mock.lastCall?.[0]).toContain('is made anew');
    say.mockRestore();
    expect(file.value).toEqual(['new']);
    expect(readFileSync(`${path}.damaged`, 'utf8')).toBe('["half');
    file.save(['kept']);
    expect(openJsonFile(path, list, () => [], { lost: null }).value).toEqual(['kept']);
  });

  test('of SQLite is named, cut or no database at all', () => {
    const path = aPath('queues.db');
    const whole = openDatabase(path, 'prints');
    whole.exec('CREATE TABLE a (b TEXT)');
    for (let row = 0; row < 500; row += 1) whole.exec(`INSERT INTO a VALUES ('${'x'.repeat(200)}')`);
    whole.close();
    openDatabase(path, 'prints').close();
    truncateSync(path, 20_000);
    expect(readRefusal(() => openDatabase(path, 'prints'))).toMatch(
      /queues\.db is damaged\..*prints are lost/,
    );
    writeFileSync(path, 'no database'.repeat(1_000));
    expect(readRefusal(() => openDatabase(path, 'prints'))).toMatch(/queues\.db is damaged\./);
  });

  test('of LevelDB is named, cut or missing', async () => {
    const path = aPath('level');
    for (const key of ['a', 'b']) {
      const { db } = library.create({ path });
      await db.batch([{ type: 'put', key, value: { text: 'x'.repeat(5_000) } }]);
      await db.close();
    }
    const table = readdirSync(path).find((name) => name.endsWith('.ldb')) ?? 'none';
    expect(existsSync(join(path, table))).toBe(true);
    expect(readRefusal(() => checkLevel(path, 'documents'))).toBe('');
    truncateSync(join(path, table), 100);
    expect(readRefusal(() => checkLevel(path, 'documents'))).toContain(`${table} is damaged.`);
    const manifest = readFileSync(join(path, 'CURRENT'), 'utf8').trim();
    rmSync(join(path, table));
    rmSync(join(path, manifest));
    expect(readRefusal(() => checkLevel(path, 'documents'))).toContain(`${path} is damaged.`);
  });
});
