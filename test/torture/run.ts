import { parseArgs } from 'node:util';
import { listFailures, type Trial } from './support/trial.ts';
import { TRIALS } from './trials.ts';

/**
 * `npm run torture [-- NAME…] [--seed N] [--short]` runs the trials and prints one line of JSON for each. It fails where
 * something is missing, or a fault never happened.
 */
const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, short: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const seed = Number(values.seed);
const names = positionals.length > 0 ? positionals : Object.keys(TRIALS);
for (const name of names) await run(name, TRIALS[name]);
process.exit();

async function run(name: string, trial: Trial | undefined): Promise<void> {
  if (!trial || !Number.isInteger(seed))
    throw new Error(`There is no trial ${name} with seed ${values.seed}; there are ${Object.keys(TRIALS)}.`);
  const faults = values.short ? trial.sizes.short : trial.sizes.whole;
  const begun = performance.now();
  const outcome = await trial.run({ seed, faults });
  const failures = listFailures(outcome, faults);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    JSON.stringify({ trial: name, seed, seconds, ...outcome, failures, holds: failures.length === 0 }),
  );
  if (failures.length > 0) process.exitCode = 1;
}
