import { parseArgs } from 'node:util';
import { buildWeb } from '#infra/local/pages/build-web.ts';
import { MEASUREMENTS } from './figures.ts';
import type { Figure } from './support/figure.ts';
import { writeTable } from './support/table.ts';

/**
 * `npm run bench` prints one line of JSON for each figure, `npm run bench -- NAME…` for those named; `--table` puts them
 * into `docs/performance.md` too. Slow is no failure; a measurement that could not be made honestly is.
 */
const measurements: Readonly<Record<string, () => Promise<Figure[]>>> = MEASUREMENTS;
const { values, positionals: named } = parseArgs({
  options: { table: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = named.filter((name) => !Object.hasOwn(measurements, name));
if (unknown.length > 0) {
  console.error(
    `There is no figure ${unknown.join(', ')}; there are ${Object.keys(measurements).join(', ')}.`,
  );
  process.exit(1);
}

const project = new URL('../..', import.meta.url).pathname;
// Anew each time: what stands there may have been built for something else than production.
await buildWeb(project);
const taken: Figure[] = [];
for (const name of named.length > 0 ? named : Object.keys(measurements)) await measure(name);
if (values.table) writeTable(project, taken);

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
