// @module-tag slow
import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { aFolder } from './support/a-folder.ts';
import { applyBlock, type CodeBlock, readBlocks } from './support/code-blocks.ts';

const root = new URL('..', import.meta.url).pathname;
const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const blocks = readBlocks(page);

// A compiler and a test run on a busy machine.

/** A copy of the project, without its history, in which every block of the page is applied. */
let copy: string;
const failures: string[] = [];

function applyToCopy(block: CodeBlock): void {
  const path = join(copy, block.file);
  try {
    const before = block.language === 'diff' ? readFileSync(path, 'utf8') : '';
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, applyBlock(block, before));
  } catch (error) {
    failures.push(`${block.file}: ${(error as Error).message}`);
  }
}

beforeAll(() => {
  copy = aFolder();
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
  });
  for (const file of listed.toString().split('\0').filter(Boolean))
    cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  blocks.forEach(applyToCopy);
  // The lanes of the project would build the editor first, which no test on the page needs.
  const setUp = {
    hookTimeout: 600_000,
    testTimeout: 600_000,
    // One worker, because other tests have the processors.
    isolate: false,
    maxWorkers: 1,
  };
  writeFileSync(join(copy, 'plain.config.ts'), `export default { test: ${JSON.stringify(setUp)} };`);
});

/** Runs a tool of the project in the copy; returns "" when it passes, its output when it fails. */
async function runInCopy(tool: string, ...args: string[]): Promise<string> {
  const run = promisify(execFile)(join(root, 'node_modules/.bin', tool), args, {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return run.then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  );
}

test('every change on the page fits the file that it names', () => {
  expect(failures).toEqual([]);
});

test('every file and folder that the page names exists', () => {
  const named = [...page.matchAll(/`((?:bin|docs|functions|infra|shared|test|web)\/[\w./-]*)`/g)];
  expect(named.length).toBeGreaterThan(10);
  expect(named.map(([, path = '']) => path).filter((path) => !existsSync(join(copy, path)))).toEqual([]);
});

test('every change is shown from the first file to the test', () => {
  const files = blocks.map(({ file }) => file);
  const parts = ['shared/items/checklist/', 'shared/kinds/flashcard/', 'shared/items/signature/'];
  for (const part of [...parts, 'functions/http/', 'functions/events/'])
    expect(files.filter((file) => file.startsWith(part))).not.toEqual([]);
  expect(files.filter((file) => /\.test\.tsx?$/.test(file))).toHaveLength(5);
});

test('the project with all of the page in it compiles', async () => {
  const cache = 'node_modules/.cache/contributing.tsbuildinfo';
  const checked = join(root, 'node_modules/.cache/types.tsbuildinfo');
  // The first run begins with what `npm run check` knows, each later one with what the run before it knew.
  if (existsSync(checked) && !existsSync(join(root, cache))) copyFileSync(checked, join(root, cache));
  // By its own path in every copy, a package's types are those of the last run.
  const options = ['--incremental', '--tsBuildInfoFile', cache, '--preserveSymlinks'];
  // Several checkers would each work out the types that all files share, a half more in all.
  expect(await runInCopy('tsc', '--checkers', '1', ...options)).toBe('');
});

test('what the page adds is formatted and linted as everything else is', async () => {
  const files = [...new Set(blocks.map(({ file }) => file))].filter((file) => !file.endsWith('.json'));
  expect(await runInCopy('biome', 'ci', ...files)).toBe('');
});

test('the tests that the page adds pass, and so do those that demand every step', async () => {
  const added = blocks.map(({ file }) => file).filter((file) => /\.test\.tsx?$/.test(file));
  const demanding = ['shared/items/item-types.test.ts', 'test/every-option.test.ts'];
  const files = new Set([...added, ...demanding]);
  expect(await runInCopy('vitest', 'run', '--config', 'plain.config.ts', ...files)).toBe('');
});
