import { buildWeb, buildWebIfStale } from '#infra/local/pages/build-web.ts';
import { pick, readArguments, runCommand } from '../../bin/command.ts';
import type { Figure } from './support/figure.ts';
import { listOldFigures, writeTable } from './support/table.ts';

/**
 * `npm run bench` prints one line of JSON for each figure, `npm run bench -- NAME…` for those named; `--table` puts them
 * into `docs/performance.md` too. Then it says which figures of that page are old. Slow is no failure; a measurement that could not be
 * made honestly is. `--short` makes each measurement once, to see that it can be made.
 */
const GRAMMAR = {
  usage: 'Usage: npm run bench [-- NAME…] [--table] [--short]',
  options: { table: { type: 'boolean', default: false }, short: { type: 'boolean', default: false } },
  words: [0, Number.POSITIVE_INFINITY],
} as const;
const project = new URL('../..', import.meta.url).pathname;
const taken: Figure[] = [];

await runCommand(async () => {
  const { values, positionals } = readArguments(GRAMMAR);
  if (values.short) process.env.BENCH = 'short';
  // The measurements read their sizes as they load.
  const { MEASUREMENTS } = await import('./figures.ts');
  const { stopShared } = await import('./support/with-product.ts');
  const measurements: Readonly<Record<string, () => Promise<Figure[]>>> = MEASUREMENTS;
  const names = positionals.map((name) => pick('figure', name, Object.keys(measurements)));
  // Anew for a figure: what stands there may have been built for something else than production.
  await (values.short ? buildWebIfStale : buildWeb)(project);
  for (const name of names.length > 0 ? names : Object.keys(measurements))
    await measure(name, measurements[name]);
  await stopShared();
  if (values.table && !values.short) writeTable(project, taken);
  for (const { figure, date } of listOldFigures(project)) console.error(`old: ${figure} is of ${date}`);
});

async function measure(name: string, take?: () => Promise<Figure[]>): Promise<void> {
  try {
    const figures = (await take?.()) ?? [];
    for (const figure of figures) console.log(JSON.stringify(figure));
    taken.push(...figures);
  } catch (error) {
    console.error(`${name} could not be measured:`, error);
    process.exitCode = 1;
  }
}
