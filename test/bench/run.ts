import { buildWeb } from '#infra/local/pages/build-web.ts';
import { MEASUREMENTS } from './figures.ts';
import type { Figure } from './support/figure.ts';

/**
 * `npm run bench` prints one line of JSON for each figure, `npm run bench -- NAME…` for those named. Slow
 * is no failure; a measurement that could not be made honestly is.
 */
const measurements: Readonly<Record<string, () => Promise<Figure[]>>> = MEASUREMENTS;
const named = process.argv.slice(2);
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
for (const name of named.length > 0 ? named : Object.keys(measurements)) await measure(name);

async function measure(name: string): Promise<void> {
  try {
    for (const figure of (await measurements[name]?.()) ?? []) console.log(JSON.stringify(figure));
  } catch (error) {
    console.error(`${name} could not be measured:`, error);
    process.exitCode = 1;
  }
}
