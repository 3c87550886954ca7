import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { listQuestions } from '#shared/document/list-questions.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import { listEndings } from '#shared/questions/read/format-names.ts';
import { WRITE_FORMAT_NAMES, WRITE_FORMATS } from '#shared/questions/write/format-names.ts';
import { writeQuestions } from '#shared/questions/write/formats.ts';
import { listWords } from '#shared/questions/write/writing.ts';
import { readArguments, runCommand } from '../../bin/command.ts';
import { resolveForCaller } from '../../bin/command-files.ts';
import { UsageError } from '../../bin/usage-error.ts';
import { tryInputs } from './fuzz/try-inputs.ts';
import { listStale } from './known-keys.ts';
import { addFile, addWritten, createFigures, type Figures } from './read-corpus.ts';

/**
 * Prints what the readers make of corpora, a line of JSON each: our own fixtures, our documents as files of every format,
 * and each folder of a directory of fetched material: `npm run corpus [-- DIRECTORY] [--verbose]`;
 * or breaks so many files and reads them: `npm run corpus -- --fuzz 20000 [--seed 1]`
 */
const FIXTURES = join(import.meta.dirname, '../fixtures');

const listFiles = (folder: string, recursive = true): string[] =>
  readdirSync(folder, { recursive, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && listEndings().some((ending) => entry.name.toLowerCase().endsWith(ending)),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !basename(path).startsWith('.'))
    .sort();

/** Returns the truth beside a file: a line for each of its questions; undefined without one. */
const readTruth = (path: string): string | undefined =>
  existsSync(`${path}.key`) ? readFileSync(`${path}.key`, 'utf8') : undefined;

async function readFolder(folder: string, recursive = true): Promise<Figures> {
  const figures = createFigures();
  for (const path of listFiles(folder, recursive)) {
    const file = { name: relative(folder, path), bytes: new Uint8Array(readFileSync(path)) };
    await addFile(figures, file, readTruth(path));
  }
  return figures;
}

const documents = readdirSync(join(FIXTURES, 'documents'))
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const parsed = parseDocument(JSON.parse(readFileSync(join(FIXTURES, 'documents', name), 'utf8')));
    return parsed.ok ? [{ name: basename(name, '.json'), ...listQuestions(parsed.document) }] : [];
  });

const GRAMMAR = {
  usage: 'Usage: npm run corpus [-- DIRECTORY] [--verbose]\n       npm run corpus -- --fuzz COUNT [--seed N]',
  options: {
    verbose: { type: 'boolean' },
    fuzz: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
  words: [0, 1],
} as const;

const toCount = (name: string, text: string): number => {
  if (/^\d+$/.test(text)) return Number(text);
  throw new UsageError(`--${name} ${text} is no whole number.`, GRAMMAR.usage);
};

let isVerbose = false;

/** Prints the figures of a corpus, and fails the run where words were lost in silence, or a key is wrong or not found. */
function print(corpus: string, { errors, silences, faults, ...figures }: Figures): void {
  process.stdout.write(`${JSON.stringify({ corpus, ...figures })}\n`);
  if (figures.silent + figures.unwritten + figures.wrongKeys + figures.unfound > 0) process.exitCode = 1;
  if (!isVerbose) return;
  for (const error of errors) console.error(`  not read: ${error}`);
  for (const fault of faults) console.error(`  ${fault}`);
  for (const silence of silences) console.error(`  in silence: ${silence}`);
}

async function printAll(directory: string | undefined): Promise<void> {
  print('own files', await readFolder(join(FIXTURES, 'questions')));
  print('own files with their keys', await readFolder(join(FIXTURES, 'keys')));
  for (const format of WRITE_FORMAT_NAMES) {
    const figures = createFigures();
    for (const { name, title, questions } of documents) {
      if (questions.length === 0) continue;
      const { bytes, losses } = await writeQuestions(format, { title, questions });
      const file = { name: `${name}.${WRITE_FORMATS[format].ending}`, bytes };
      addWritten(figures, file, { texts: questions.flatMap(listWords), losses });
      await addFile(figures, file, questions);
    }
    print(`own documents as ${WRITE_FORMATS[format].label}`, figures);
  }
  for (const stale of listStale()) {
    console.error(`  known, and read back now: ${stale}`);
    process.exitCode = 1;
  }
  if (directory === undefined) return;
  // Its folders are collections; what lies beside them is one, too.
  const names = readdirSync(directory).sort();
  const isFolder = (name: string) => statSync(join(directory, name)).isDirectory();
  for (const name of names.filter(isFolder)) print(name, await readFolder(join(directory, name)));
  if (names.some((name) => !isFolder(name))) print(basename(directory), await readFolder(directory, false));
}

/** Breaks files and reads them; a crash, a hang or a key from nowhere fails the run. */
async function fuzz(count: number, seed: number): Promise<void> {
  const { faults, ...figures } = await tryInputs(count, seed);
  process.stdout.write(`${JSON.stringify({ fuzz: seed, ...figures, faults: faults.length })}\n`);
  for (const fault of faults) console.error(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

await runCommand(async () => {
  const { values, positionals } = readArguments(GRAMMAR);
  isVerbose = values.verbose ?? false;
  const seed = toCount('seed', values.seed);
  if (values.fuzz !== undefined) return fuzz(toCount('fuzz', values.fuzz), seed);
  const [directory] = positionals.map(resolveForCaller);
  if (directory !== undefined && !statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${directory} is no folder of collections.`, GRAMMAR.usage);
  await printAll(directory);
});
