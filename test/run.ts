import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { listTestFiles, readSlow } from './support/tiers.ts';

/**
 * `node test/run.ts TIER [NAME…] [OPTION…]` runs tests: the tier `quick` is what `npm test` runs, `slow` what only `npm run
 * test:all` runs besides, and `all` is both. Options are those of vitest. Where names are given, the files whose paths contain
 * one of them run, whatever their tier. The checks run beside the tests, unless it is a part of the tests that is asked for.
 */
const TIERS = { quick: ['--tags-filter=!slow'], slow: ['--tags-filter=slow'], all: [] } as const;
type Tier = keyof typeof TIERS;

/** Returns the arguments that spare vitest the files in which the tier has no test. */
function chooseFiles(tier: Tier): string[] {
  if (tier === 'all') return [];
  const files = listTestFiles();
  if (tier === 'slow') return files.filter((file) => readSlow(file) !== 'none');
  return files.filter((file) => readSlow(file) === 'all').map((file) => `--exclude=${file}`);
}

/** Runs a command beside this one; resolves to whether it succeeded. */
async function run(command: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}

function readTier(name: string | undefined): Tier {
  if (name !== undefined && name in TIERS) return name as Tier;
  throw new Error(`There is no tier ${name}; there are ${Object.keys(TIERS).join(', ')}.`);
}

const [name, ...args] = process.argv.slice(2);
const tier = readTier(name);
const isNamed = args.some((arg) => !arg.startsWith('-'));
const tests = ['run', '--config', 'test/vitest.config.ts', ...args];
if (!isNamed) tests.push(...TIERS[tier], ...chooseFiles(tier));
const needsCheck = args.length === 0 && tier !== 'slow';
const passed = await Promise.all([
  run('vitest', tests),
  ...(needsCheck ? [run(process.execPath, ['bin/check.ts'])] : []),
]);
process.exitCode = passed.every(Boolean) ? 0 : 1;
