// @module-tag slow
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const PROJECT = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'handout-command-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) => join(folder, name);

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a script of the project as npm does: in its folder, called from another one. */
const run = (script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const options = {
      cwd: PROJECT,
      env: { ...process.env, INIT_CWD: folder, HANDOUT_DATA: inFolder('none'), ...env },
    };
    execFile(process.execPath, [join(PROJECT, script), ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

/** The scripts that Node runs, but the tests, whose options are those of vitest. */
const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const ALL = Object.values(scripts).flatMap((script) => /\bnode .*?([\w/-]+\.ts)$/.exec(script)?.[1] ?? []);

test('every script of ours is among them', () => {
  expect(ALL).toEqual(expect.arrayContaining(['bin/start.ts', 'bin/render.ts', 'test/load/run.ts']));
  expect(ALL).toHaveLength(24);
});

describe.each(ALL)('%s', (script) => {
  test('says with --help how it is called, and does nothing', async () => {
    expect(await run(script, ['--help'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Usage: /),
      stderr: '',
    });
  });

  test('names an option that it does not know before it works, and fails', async () => {
    const { code, stdout, stderr } = await run(script, ['--wrong']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Unknown option '--wrong'\nUsage: /);
    expect(stderr).not.toContain('    at ');
  });
});

test.each([
  ['bin/role.ts', ['a@b.example', 'king'], 'There is no role king; there are admin, user.'],
  ['bin/convert.ts', ['none.gift', 'out.csv'], 'none.gift cannot be read: there is no such file'],
  ['bin/convert.ts', ['none.gift', 'out.zzz'], 'says no format: add --to.'],
  ['bin/convert.ts', ['none.gift', 'out.csv', '--to', 'nope'], 'There is no format nope; there are '],
  ['bin/render.ts', ['none.json', 'out.pdf', 'third'], 'There is no place for “third”.'],
  ['bin/restore.ts', ['users', 'none.gz'], 'none.gz cannot be read: there is no such file'],
  ['test/torture/run.ts', ['nothing'], 'There is no trial nothing; there are saves,'],
  ['test/torture/run.ts', ['--seed', 'abc'], '--seed abc is no whole number.'],
  ['test/bench/run.ts', ['nothing'], 'There is no figure nothing; there are '],
  ['test/screens/run.ts', ['nothing'], 'There is no screen nothing; there are '],
  ['test/corpus/run.ts', ['none'], 'none is no folder of collections.'],
])('%s %j is told in one sentence, and fails', async (script, args, words) => {
  const { code, stdout, stderr } = await run(script, args);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(words);
  expect(stderr).not.toContain('    at ');
});

test('no command writes over what it reads', async () => {
  writeFileSync(inFolder('own.gift'), '1 {=1}');
  const { code, stderr } = await run('bin/convert.ts', ['own.gift', 'own.gift']);
  expect(code).toBe(1);
  expect(stderr).toContain('is what is read, and would be lost: name another file');
  expect(readFileSync(inFolder('own.gift'), 'utf8')).toBe('1 {=1}');
});

describe('a command reads files with the limits of the editor', () => {
  test('one that nests too deeply is broken, in words', async () => {
    const title = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    writeFileSync(
      inFolder('deep.handout.json'),
      `{"format":"handout","version":1,"document":{"title":${title}}}`,
    );
    const { code, stderr } = await run('bin/convert.ts', ['deep.handout.json', 'out.csv']);
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).not.toMatch(/RangeError|Maximum call stack/);
  });
});
