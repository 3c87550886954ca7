import { execFileSync } from 'node:child_process';
import { readArguments, runCommand } from './command.ts';
import { countLines } from './count-lines.ts';

/** Prints how many lines of TypeScript and CSS each room has, of production and of tests: `npm run lines [-- REVISION]`. */
await runCommand(async () => {
  const [revision] = readArguments({
    usage: 'Usage: npm run lines [-- REVISION]',
    words: [0, 1],
  }).positionals;
  const listed = execFileSync(
    'git',
    ['grep', '--count', '', ...(revision ? [revision] : []), '--', '*.ts', '*.tsx', '*.css'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const rooms = countLines(listed, revision);
  const row = (name: string, production: number | string, tests: number | string) =>
    `${name.padEnd(12)}${String(production).padStart(12)}${String(tests).padStart(10)}`;
  console.log(row('', 'production', 'tests'));
  for (const [room, { production, tests }] of rooms) console.log(row(room, production, tests));
  const sum = (of: 'production' | 'tests') => [...rooms.values()].reduce((all, one) => all + one[of], 0);
  console.log(row('all', sum('production'), sum('tests')));
});
