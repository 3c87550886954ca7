import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readArguments, runCommand } from '../../bin/command.ts';

/** Keeps this release's readers and writers beside the tests, for the next one: `npm run keep-release` */
const folder = join(import.meta.dirname, 'previous');

await runCommand(async () => {
  readArguments({ usage: 'Usage: npm run keep-release', words: [0, 0] });
  await build({
    entryPoints: [join(import.meta.dirname, 'release.ts')],
    outfile: join(folder, 'release.mjs'),
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify({ commit }, null, 2)}\n`);
  console.log(`Kept the release of ${commit}.`);
});
