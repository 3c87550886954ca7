import { spawn } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { NODE_OPTIONS } from '#infra/constructs/functions/node-options.ts';
import { findBrowser } from '#infra/local/process/browser.ts';
import { lockDataFolder } from '#infra/local/process/data-folder.ts';
import { listen } from '#infra/local/process/listen.ts';
import { StartError } from '#infra/local/process/start-error.ts';
import { aFolder } from '../support/a-folder.ts';

const START = new URL('../../bin/start.ts', import.meta.url).pathname;

/** The file modes bind everybody but root. */
const SOMEBODY = process.getuid?.() === 0 ? { uid: 65_534 } : {};

/** Runs `npm start`'s program to its end; what it said on stderr, and its exit code. */
async function startFails(
  env: Record<string, string>,
  person = {},
): Promise<{ said: string; code: number | null }> {
  const settings = { HANDOUT_DATA: aFolder(), PORT: '0', ...env };
  const child = spawn(process.execPath, [START], { env: { ...process.env, ...settings }, ...person });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { said: await text(child.stderr), code: await ended };
}

test('an occupied port is named, with what to do', async () => {
  const other = await listen(() => undefined);
  onTestFinished(() => other.stop());
  const { said, code } = await startFails({ PORT: String(other.port) });
  expect(said).toBe(`Port ${other.port} is in use. Stop what uses it, or set PORT to another.\n`);
  expect(code).toBe(1);
});

test('a port that is none is refused', async () => {
  const { said, code } = await startFails({ PORT: 'http' });
  expect(said).toBe('PORT is "http", which is not a port number.\n');
  expect(code).toBe(1);
});

test('a data folder that a running server holds is refused', async () => {
  const folder = aFolder();
  const holder = lockDataFolder(folder, () => true);
  onTestFinished(holder.stop);
  const { said, code } = await startFails({ HANDOUT_DATA: folder });
  expect(said).toContain(`Another Handout is running on the data folder ${folder}.`);
  expect(code).toBe(1);
});

test('a data folder that is read-only is refused in one line', async () => {
  const folder = aFolder();
  chmodSync(folder, 0o500);
  const { said, code } = await startFails({ HANDOUT_DATA: folder }, SOMEBODY);
  expect(said).toBe(
    `The data folder ${folder} cannot be written (EACCES). Set HANDOUT_DATA to a folder of your own.\n`,
  );
  expect(code).toBe(1);
});

test('a data folder below a file is refused in one line', async () => {
  const { said, code } = await startFails({ HANDOUT_DATA: join(START, 'data') });
  expect(said).toContain('cannot be written (ENOTDIR).');
  expect(code).toBe(1);
});

test('a data folder where none can be made is refused in one line', async () => {
  const { said, code } = await startFails({ HANDOUT_DATA: '/proc/handout' });
  expect(said).toContain('The data folder /proc/handout cannot be written (ENOENT).');
  expect(code).toBe(1);
});

test('a full disk is told before anything is written', () => {
  const folder = aFolder();
  expect(() => lockDataFolder(folder, () => false)).toThrow(`The disk that holds ${folder} is full.`);
});

test('a machine for which no Chrome comes along needs an installed one, and hears how to get it', () => {
  const path = aFolder();
  const machine = { platform: 'linux', arch: 'arm64', env: { PATH: path } };
  expect(findBrowser({ ...machine, arch: 'x64' })).toBeUndefined();
  expect(() => findBrowser(machine)).toThrow('Install Google Chrome, or set CHROME_PATH');
  expect(() => findBrowser({ ...machine, env: { CHROME_PATH: join(path, 'chromium') } })).toThrow(StartError);
  writeFileSync(join(path, 'chromium'), '', { mode: 0o755 });
  expect(findBrowser(machine)).toBe(join(path, 'chromium'));
});

test('it runs with the options of Node that functions have', () => {
  const { scripts } = JSON.parse(readFileSync(join(dirname(START), '../package.json'), 'utf8'));
  expect(scripts.start).toContain(`node ${NODE_OPTIONS} bin/start.ts`);
});
