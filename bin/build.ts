import { resolve } from 'node:path';
import { buildWeb } from '#infra/local/pages/build-web.ts';
import { readArguments, runCommand } from './command.ts';

/** Builds the editor and the print page into `dist`, fresh or not: `npm run build` */
await runCommand(async () => {
  readArguments({ usage: 'Usage: npm run build', words: [0, 0] });
  await buildWeb(resolve(import.meta.dirname, '..'), console.log);
});
