import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const table = readFileSync(`${root}docs/security/threats.md`, 'utf8');
const rows = table.split('\n').filter((line) => /^\| (?!Threat |---)/.test(line));

test('every threat has a defence, and the test that proves it stands where the table says', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const [, threat = '', defence = '', file = '', title = ''] =
      /^\| (.+) \| (.+) \| `(.+)`: (.+) \|$/.exec(row) ?? [];
    expect([row, threat !== '' && defence !== '']).toEqual([row, true]);
    expect([file, existsSync(root + file)]).toEqual([file, true]);
    expect([title, readFileSync(root + file, 'utf8').includes(title)]).toEqual([title, true]);
  }
});
