import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unpackBinary } from '#functions/adapters/chromium/packed-binary.ts';
import { aFolder } from '#test/support/a-folder.ts';
import { packBinary } from './pack-binary.ts';

/** Three parts of sixteen megabytes, each with bytes of its own. */
const BINARY = Buffer.concat([1, 2, 3].map((byte) => Buffer.alloc(15_000_000, byte)));
let folder: string;
let packed: string;

beforeEach(async () => {
  folder = aFolder();
  packed = join(folder, 'packed');
  vi.stubEnv('TMPDIR', aFolder());
  writeFileSync(join(folder, 'program'), BINARY);
  await packBinary(join(folder, 'program'), packed);
  vi.stubEnv('TMPDIR', aFolder());
});
afterEach(() => vi.unstubAllEnvs());

const listLeft = () => readdirSync(process.env.TMPDIR ?? '');

test('a packed binary comes back byte by byte, can be run, and is unpacked once', async () => {
  const path = await unpackBinary(packed);
  expect(readFileSync(path).equals(BINARY)).toBe(true);
  expect(statSync(path).mode & 0o777).toBe(0o755);
  const { ino } = statSync(path);
  expect(statSync(await unpackBinary(packed)).ino).toBe(ino);
  expect(listLeft()).toHaveLength(1);
});

test('a binary of which a part is broken is an error and leaves nothing that could be run', async () => {
  const [name = ''] = readdirSync(packed);
  const [part = ''] = readdirSync(join(packed, name));
  writeFileSync(join(packed, name, part), 'broken');
  await expect(unpackBinary(packed)).rejects.toThrow();
  expect(listLeft()).toEqual([]);
});
