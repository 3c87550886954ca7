import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  /** True for a package that lies inside the archive of another one. */
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lockfile = new URL('../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** Returns the entry that Node finds for `name` from the package at `path`, or undefined when none is locked. */
function findEntry(path: string, name: string): LockedPackage | undefined {
  const own = packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`];
  if (own !== undefined || path === '') return own;
  return findEntry(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

const canBeFetched = (entry: LockedPackage | undefined): boolean =>
  entry?.inBundle === true ||
  (entry?.resolved?.startsWith('https://') === true && entry.integrity !== undefined);

test('every package in the lockfile says where it comes from and what it must hash to', () => {
  const broken = Object.entries(packages).filter(([path, entry]) => path !== '' && !canBeFetched(entry));
  expect(broken.map(([path]) => path)).toEqual([]);
});

test('the lockfile names the binaries of every system that a package offers', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !canBeFetched(findEntry(path, name)))
      .map((name) => `${path} → ${name}`),
  );
  expect(missing).toEqual([]);
});
