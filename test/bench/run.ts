import { parseArgs } from 'node:util';
import { buildWeb, buildWebIfStale } from '#infra/local/pages/build-web.ts';
import type { Figure } from './support/figure.ts';
import { listOldFigures, writeTable } from './support/table.ts';

/**
 * `npm run bench` prints one line of JSON for each figure, `npm run bench -- NAME…` for those named; `--table` puts them
 * into `docs/performance.md` too. Then it says which figures of that page are old. Slow is no failure; a measurement that could not be
 * made honestly is. `--short` makes each measurement once, to see that it can be made.
 */
const { values, positionals: named } = parseArgs({
  options: { table: { type: 'boolean', default: false }, short: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.short) process.env.BENCH = 'short';
// The measurements read their sizes as they load.
const { MEASUREMENTS } = await import('./figures.ts');
const measurements: Readonly<Record<string, () => Promise<Figure[]>>> = MEASUREMENTS;
const unknown = named.filter((name) => !Object.hasOwn(measurements, name));
if (unknown.length > 0) {
  console.error(
    `There is no figure ${unknown.join(', ')}; there are ${Object.keys(measurements).join(', ')}.`,
  );
  process.exit(1);
}

const project = new URL('../..', import.meta.url).pathname;
// Anew for a figure: what stands there may have been built for something else than production.
await (values.short ? buildWebIfStale : buildWeb)(project);
const taken: Figure[] = [];
for (const name of named.length > 0 ? named : Object.keys(measurements)) await measure(name);
if (values.table && !values.short) writeTable(project, taken);
for (const { figure, date } of listOldFigures(project)) console.error(`old: ${figure} is of ${date}`);

async function measure(name: string): Promise<void> {
  try {
    const figures = (await measurements[name]?.()) ?? [];
    for (const figure of figures) console.log(JSON.stringify(figure));
    taken.push(...figures);
  } catch (error) {
    console.error(`${name} could not be measured:`, error);
    process.exitCode = 1;
  }
}
