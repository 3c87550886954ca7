import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const pages = read('README.md') + read('docs/commands.md');

test('every command of package.json is described, and every described one exists', () => {
  const described = [...pages.matchAll(/`(?:\S+=\S+ )?npm (?:run (?:--silent )?)?([\w:-]+)/g)];
  const commands = Object.keys(scripts).filter((name) => !/^pre/.test(name));
  expect([...new Set(described.map(([, name]) => name))].sort()).toEqual(commands.sort());
});
