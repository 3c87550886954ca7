import { pick, readArguments, runCommand } from '../../bin/command.ts';
import { UsageError } from '../../bin/usage-error.ts';
import { listFailures, type Trial } from './support/trial.ts';
import { TRIALS } from './trials.ts';

/**
 * `npm run torture [-- NAME…] [--seed N] [--short]` runs the trials and prints one line of JSON for each. It fails where
 * something is missing, or a fault never happened.
 */
const GRAMMAR = {
  usage: `Usage: npm run torture [-- NAME…] [--seed N] [--short]\nTrials: ${Object.keys(TRIALS).join(', ')}`,
  options: { seed: { type: 'string', default: '1' }, short: { type: 'boolean', default: false } },
  words: [0, Number.POSITIVE_INFINITY],
} as const;

await runCommand(async () => {
  const { values, positionals } = readArguments(GRAMMAR);
  const seed = Number(values.seed);
  if (!Number.isInteger(seed))
    throw new UsageError(`--seed ${values.seed} is no whole number.`, GRAMMAR.usage);
  const names = positionals.map((name) => pick('trial', name, Object.keys(TRIALS)));
  for (const name of names.length > 0 ? names : Object.keys(TRIALS))
    await run(name, TRIALS[name] as Trial, { seed, isShort: values.short });
});
process.exit();

async function run(
  name: string,
  trial: Trial,
  { seed, isShort }: { readonly seed: number; readonly isShort: boolean },
): Promise<void> {
  const faults = isShort ? trial.sizes.short : trial.sizes.whole;
  const begun = performance.now();
  const outcome = await trial.run({ seed, faults });
  const failures = listFailures(outcome, faults);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    JSON.stringify({ trial: name, seed, seconds, ...outcome, failures, holds: failures.length === 0 }),
  );
  if (failures.length > 0) process.exitCode = 1;
}
