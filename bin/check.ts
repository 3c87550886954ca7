import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { readArguments, runCommand } from './command.ts';

/**
 * Checks format, lint, types and dead code: `npm run check`. The three run side by side, and each prints when it is done.
 * The second run is quick, because types and dead code are cached in `node_modules/.cache`.
 */
const CHECKS = [
  ['biome', 'ci', '.'],
  // Several checkers would each work out the types that all files share, a half more in all.
  ['tsc', '--checkers', '1', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  ['knip', '--cache'],
] as const;

/** Runs a tool, prints all that it says in one piece, and fails the command where the tool fails. */
async function check([tool, ...args]: (typeof CHECKS)[number]): Promise<void> {
  const running = spawn(tool, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...COLOURS },
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    running.on('close', resolve).on('error', reject);
  });
  const [out, err, code] = await Promise.all([text(running.stdout), text(running.stderr), ended]);
  process.stdout.write(out);
  process.stderr.write(err);
  if (code === 0) return;
  console.error(`${tool} failed`);
  process.exitCode = 1;
}

/** Asks a tool for colours although it prints into a pipe, where a terminal shows them in the end. */
const COLOURS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

await runCommand(async () => {
  readArguments({ usage: 'Usage: npm run check', words: [0, 0] });
  await Promise.all(CHECKS.map(check));
});
