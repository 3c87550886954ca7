import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { pick, readArguments } from './command.ts';
import { checkOutput, readInput, writeOutput } from './command-files.ts';

const PROJECT = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'handout-command-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) => join(folder, name);

describe('arguments', () => {
  const grammar = { usage: 'Usage: it ONE [TWO]', words: [1, 2] } as const;

  test('are refused where one is missing or has no place, with the usage', () => {
    expect(() => readArguments(grammar, [])).toThrow('Usage: it ONE [TWO]');
    expect(() => readArguments(grammar, ['a', 'b', 'c'])).toThrow('There is no place for “c”.');
    expect(readArguments(grammar, ['a', 'b']).positionals).toEqual(['a', 'b']);
  });

  test('may be an id that begins with a dash, as one document in 64 has', () => {
    const id = '-aB3_cD4eF5gH6iJ7kL8-m';
    expect(readArguments(grammar, ['document', id]).positionals).toEqual(['document', id]);
    const options = { 'as-long-as-an-id-has': { type: 'boolean' } } as const;
    const { values, positionals } = readArguments({ ...grammar, options }, ['--as-long-as-an-id-has', 'x']);
    expect([values['as-long-as-an-id-has'], positionals]).toEqual([true, ['x']]);
    expect(() => readArguments(grammar, ['--wrong', 'x'])).toThrow("Unknown option '--wrong'");
  });

  test('that name one of several are refused with all of them', () => {
    expect(pick('colour', 'red', ['red', 'blue'])).toBe('red');
    expect(() => pick('colour', 'rot', ['red', 'blue'])).toThrow(
      'There is no colour rot; there are red, blue.',
    );
  });
});

describe('a file that a command writes', () => {
  test('is never what it reads, under whatever name', () => {
    writeFileSync(inFolder('own.gift'), '1 {=1}');
    symlinkSync(inFolder('own.gift'), inFolder('link.gift'));
    expect(() => checkOutput(inFolder('link.gift'), [inFolder('own.gift')])).toThrow('would be lost');
  });

  test('is no folder, and stands in one that may be written', () => {
    mkdirSync(inFolder('a folder'));
    expect(() => checkOutput(inFolder('a folder'))).toThrow('is a folder: name the file to write');
    expect(() => checkOutput(inFolder('nowhere/out.pdf'))).toThrow('cannot be written (ENOENT)');
    expect(() => readInput(inFolder('a folder'))).toThrow('cannot be read: it is a folder');
  });

  test('is whole or not there: a disk that takes no more leaves what was before, and nothing beside it', async () => {
    const own = inFolder('writing');
    mkdirSync(own);
    const out = join(own, 'out.txt');
    writeOutput(out, 'before');
    const script = inFolder('writing.ts');
    writeFileSync(
      script,
      `import { writeOutput } from '${PROJECT}bin/command-files.ts';
      import { runCommand } from '${PROJECT}bin/command.ts';
      await runCommand(async () => writeOutput(${JSON.stringify(out)}, 'x'.repeat(1_000_000)));`,
    );
    // The system lets the process write files of 64 blocks at most.
    const limited = spawn('sh', ['-c', `ulimit -f 64; exec "${process.execPath}" "${script}"`]);
    const [code, words] = await Promise.all([once(limited, 'exit'), text(limited.stderr)]);
    expect(code[0]).toBe(1);
    expect(words).toMatch(/out\.txt cannot be written: [^\n]+\n$/);
    expect(readdirSync(own)).toEqual(['out.txt']);
    expect(readFileSync(out, 'utf8')).toBe('before');
  });
});

test('Ctrl+C ends a command with what it had begun', async () => {
  const script = inFolder('waiting.ts');
  const marker = inFolder('begun');
  writeFileSync(
    script,
    `import { rmSync, writeFileSync } from 'node:fs';
    import { cleanUpAtEnd, runCommand } from '${PROJECT}bin/command.ts';
    await runCommand(async () => {
      writeFileSync(${JSON.stringify(marker)}, '');
      cleanUpAtEnd(() => rmSync(${JSON.stringify(marker)}));
      console.log('begun');
      await new Promise((resolve) => setTimeout(resolve, 600_000));
    });`,
  );
  const started = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => started.once('exit', (code) => resolve(code)));
  started.stdout.once('data', () => started.kill('SIGINT'));
  expect(await ended).toBe(130);
  expect(readdirSync(folder)).not.toContain('begun');
});
