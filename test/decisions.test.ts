import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = new URL('../docs/decisions/', import.meta.url).pathname;
const pages = globSync('[0-9]*.md', { cwd: folder }).sort();
const read = (page: string): string => readFileSync(join(folder, page), 'utf8');

test('the index lists every decision with its day and its title', () => {
  const index = pages.map(
    (page) => `| ${page.slice(0, 10)} | [${/^# (.*)$/m.exec(read(page))?.[1]}](${page}) |`,
  );
  expect([...read('README.md').matchAll(/^\| \d.*$/gm)].map(([line]) => line).sort()).toEqual(index.sort());
});

test.each(pages)('%s has a day in its name, and the four parts of a decision', (page) => {
  expect(page).toMatch(/^\d{4}-\d\d-\d\d-[a-z0-9-]+\.md$/);
  const parts = [...read(page).matchAll(/^\*\*(.+?)\.\*\*/gm)].map(([, name]) => name);
  expect(parts).toEqual(['Context', 'Decision', 'Alternatives', 'Consequences']);
});
