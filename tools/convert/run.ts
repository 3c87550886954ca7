import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Loss } from '#shared/questions/source/reading.ts';
import { WRITE_FORMATS } from '#shared/questions/write/format-names.ts';
import { OUT_FORMATS, type OutFormat, readAny, writeAny } from './formats.ts';

/** `npm run convert -- IN OUT [--to FORMAT]`: questions from one format to another; the last line is JSON. */
const USAGE = `Usage: npm run convert -- IN OUT [--to ${OUT_FORMATS.join('|')}]`;

/** Finds the format to write: as it is named, or by the ending; null where neither is known. */
function findWriteFormat(path: string, named: string | undefined): OutFormat | null {
  const ending = path.split('.').at(-1);
  const getEnding = (name: OutFormat) => (name === 'handout' ? 'json' : WRITE_FORMATS[name].ending);
  return (
    OUT_FORMATS.find((name) => (named === undefined ? getEnding(name) === ending : name === named)) ?? null
  );
}

const describeLoss = ({ what, where, text }: Loss): string =>
  `${where}: ${what}${text === '' ? '' : ` “${text}”`}`;

async function convert(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  const [from, to] = positionals;
  const format = to === undefined ? null : findWriteFormat(to, values.to);
  if (from === undefined || to === undefined || format === null) throw new Error(USAGE);
  const found = await readAny({ name: basename(from), bytes: new Uint8Array(readFileSync(from)) });
  const { bytes, losses } = await writeAny(format, found);
  writeFileSync(to, bytes);
  const all = [...found.losses, ...losses];
  for (const loss of all) console.error(`Left out: ${describeLoss(loss)}`);
  const facts = { out: to, format, questions: found.questions.length, losses: all.length };
  process.stdout.write(`${JSON.stringify(facts)}\n`);
}

await convert().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
