import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebIfStale } from '#infra/local/pages/build-web.ts';
import { cleanUpAtEnd, readArguments, runCommand } from '../../bin/command.ts';
import { writeOutput } from '../../bin/command-files.ts';
import { UsageError } from '../../bin/usage-error.ts';
import { forecast, readStage } from './forecast.ts';
import { type Measured, writeLoadPage } from './page.ts';
import { derivePace, runTeachers } from './run-teachers.ts';

/** `npm run load [-- TEACHERS…] [--seconds N] [--write]`: teachers at work at once, on loopback; a line of JSON for each number. */
const GRAMMAR = {
  usage: 'Usage: npm run load [-- TEACHERS…] [--seconds N] [--write]',
  options: { seconds: { type: 'string', default: '120' }, write: { type: 'boolean', default: false } },
  words: [0, 5],
} as const;
const USUAL = [20, 100, 300];
/** The most that one machine signs up within an hour, and the longest look. */
const MOST = { teachers: 400, seconds: 1_800 };

const readNumber = (what: string, text: string, most: number): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number <= most) return number;
  throw new UsageError(`${what} ${text} is no number from 1 to ${most}.`, GRAMMAR.usage);
};

await runCommand(async () => {
  const { values, positionals } = readArguments(GRAMMAR);
  const seconds = readNumber('--seconds', values.seconds, MOST.seconds);
  const numbers = positionals.map((text) => readNumber('TEACHERS', text, MOST.teachers));
  const project = new URL('../..', import.meta.url).pathname;
  await buildWebIfStale(project, console.error);
  const folder = mkdtempSync(join(tmpdir(), 'handout-load-'));
  cleanUpAtEnd(() => rmSync(folder, { recursive: true, force: true }));
  const stage = readStage(folder);
  const measured: Measured[] = [];
  for (const teachers of numbers.length > 0 ? numbers : USUAL) {
    const load = await runTeachers(teachers, seconds);
    const one = { load, forecast: forecast(stage, teachers, derivePace()) };
    measured.push(one);
    console.log(JSON.stringify({ ...load, aws: one.forecast }));
    if (load.errors.length + load.lost.length > 0) process.exitCode = 1;
  }
  const day = new Date().toISOString().slice(0, 10);
  if (values.write) writeOutput(join(project, 'docs/operations/load.md'), writeLoadPage(measured, day));
});
process.exit();
