import { basename, join, resolve } from 'node:path';
import { buildWebIfStale } from '#infra/local/pages/build-web.ts';
import { type FoundQuestions, OUT_FORMATS, type OutFormat, writeAny } from '#shared/conversion/convert.ts';
import type { Loss } from '#shared/questions/source/reading.ts';
import { WRITE_FORMATS } from '#shared/questions/write/format-names.ts';
import type { WrittenFile } from '#shared/questions/write/writing.ts';
import { PAPERS } from '#shared/vocabulary/papers.ts';
import { pick, readArguments, runCommand } from './command.ts';
import { checkOutput, readInput, resolveForCaller, writeOutput } from './command-files.ts';
import { withDrawnValues } from './draw-values.ts';
import { type PrintOptions, printQuestions } from './print-questions.ts';
import { readBounded } from './read-bounded.ts';
import { UsageError } from './usage-error.ts';

/** A format that is written, or the PDF of what was read. */
type Format = OutFormat | 'pdf';

/** `npm run convert -- IN OUT [--to FORMAT]`: questions from one format to another; the last line is JSON. */
const FORMATS: readonly Format[] = [...OUT_FORMATS, 'pdf'];
const USAGE = `Usage: npm run convert -- IN OUT [--to ${FORMATS.join('|')}] [--key] [--paper ${PAPERS.join('|')}]`;
const PROJECT = resolve(import.meta.dirname, '..');

/** Finds the format to write: as it is named, or by the ending. */
function findWriteFormat(path: string, named: string | undefined): Format {
  if (named !== undefined) return pick('format', named, FORMATS);
  const ending = path.split('.').at(-1);
  const getEnding = (name: Format) =>
    name === 'handout' ? 'json' : name === 'pdf' ? 'pdf' : WRITE_FORMATS[name].ending;
  const found = FORMATS.find((name) => getEnding(name) === ending);
  if (found) return found;
  throw new UsageError(`The ending of ${path} says no format: add --to.`, USAGE);
}

const describeLoss = ({ what, where, text }: Loss): string =>
  `${where}: ${what}${text === '' ? '' : ` “${text}”`}`;

const OPTIONS = {
  to: { type: 'string' },
  key: { type: 'boolean', default: false },
  paper: { type: 'string' },
} as const;

function readConversion() {
  const { values, positionals } = readArguments({ usage: USAGE, options: OPTIONS, words: [2, 2] });
  const [from, to] = positionals.map(resolveForCaller) as [string, string];
  const format = findWriteFormat(to, values.to);
  const paper = values.paper === undefined ? undefined : pick('paper', values.paper, PAPERS);
  const bytes = readInput(from);
  checkOutput(to, [from]);
  return { name: basename(from), bytes, to, format, key: values.key, paper };
}

async function print(found: FoundQuestions, options: PrintOptions): Promise<WrittenFile> {
  await buildWebIfStale(PROJECT, console.error);
  process.env.PRINT_BUNDLE_DIR ??= join(PROJECT, 'dist/print');
  return printQuestions(found, options);
}

async function write(format: Format, found: FoundQuestions, options: PrintOptions): Promise<WrittenFile> {
  if (format === 'pdf') return print(found, options);
  // Word shows no drawings but those of dots.
  return writeAny(format, format === 'word' ? await withDrawnValues(found) : found);
}

async function convert(): Promise<void> {
  const { name, bytes: given, to, format, ...options } = readConversion();
  const found = await readBounded({ name, bytes: given });
  const { bytes, losses } = await write(format, found, options);
  writeOutput(to, bytes);
  for (const loss of losses) console.error(`Left out: ${describeLoss(loss)}`);
  const facts = { out: to, format, questions: found.questions.length, losses: losses.length };
  process.stdout.write(`${JSON.stringify(facts)}\n`);
}

await runCommand(convert);
