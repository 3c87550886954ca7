import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWebIfStale } from '#infra/local/pages/build-web.ts';
import {
  type FoundQuestions,
  OUT_FORMATS,
  type OutFormat,
  readAny,
  writeAny,
} from '#shared/conversion/convert.ts';
import type { Loss } from '#shared/questions/source/reading.ts';
import { WRITE_FORMATS } from '#shared/questions/write/format-names.ts';
import type { WrittenFile } from '#shared/questions/write/writing.ts';
import { PAPERS } from '#shared/vocabulary/papers.ts';
import { type PrintOptions, printQuestions } from './print-questions.ts';

/** A format that is written, or the PDF of what was read. */
type Format = OutFormat | 'pdf';

/** `npm run convert -- IN OUT [--to FORMAT]`: questions from one format to another; the last line is JSON. */
const FORMATS: readonly Format[] = [...OUT_FORMATS, 'pdf'];
const USAGE = `Usage: npm run convert -- IN OUT [--to ${FORMATS.join('|')}] [--key] [--paper ${PAPERS.join('|')}]`;
const PROJECT = resolve(import.meta.dirname, '..');

// npm runs a script in the project's folder and puts the caller's folder into INIT_CWD.
const resolveForCaller = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** Finds the format to write: as it is named, or by the ending; null where neither is known. */
function findWriteFormat(path: string, named: string | undefined): Format | null {
  const ending = path.split('.').at(-1);
  const getEnding = (name: Format) =>
    name === 'handout' ? 'json' : name === 'pdf' ? 'pdf' : WRITE_FORMATS[name].ending;
  return FORMATS.find((name) => (named === undefined ? getEnding(name) === ending : name === named)) ?? null;
}

const describeLoss = ({ what, where, text }: Loss): string =>
  `${where}: ${what}${text === '' ? '' : ` “${text}”`}`;

const OPTIONS = {
  to: { type: 'string' },
  key: { type: 'boolean', default: false },
  paper: { type: 'string' },
} as const;

function readArguments() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [from, to] = positionals;
  const format = to === undefined ? null : findWriteFormat(to, values.to);
  const paper = PAPERS.find((name) => name === values.paper);
  const isUnknownPaper = values.paper !== undefined && !paper;
  if (from === undefined || to === undefined || format === null || isUnknownPaper) throw new Error(USAGE);
  return { from: resolveForCaller(from), to: resolveForCaller(to), format, key: values.key, paper };
}

async function print(found: FoundQuestions, options: PrintOptions): Promise<WrittenFile> {
  await buildWebIfStale(PROJECT, console.error);
  process.env.PRINT_BUNDLE_DIR ??= join(PROJECT, 'dist/print');
  return printQuestions(found, options);
}

async function convert(): Promise<void> {
  const { from, to, format, ...options } = readArguments();
  const found = await readAny({ name: basename(from), bytes: new Uint8Array(readFileSync(from)) });
  const { bytes, losses } = await (format === 'pdf' ? print(found, options) : writeAny(format, found));
  writeFileSync(to, bytes);
  for (const loss of losses) console.error(`Left out: ${describeLoss(loss)}`);
  const facts = { out: to, format, questions: found.questions.length, losses: losses.length };
  process.stdout.write(`${JSON.stringify(facts)}\n`);
}

await convert().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
