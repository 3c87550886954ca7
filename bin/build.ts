import { resolve } from 'node:path';
import { buildWeb } from '#infra/local/pages/build-web.ts';
import { StartError } from '#infra/local/process/start-error.ts';

/** Builds the editor and the print page into `dist`, fresh or not: `npm run build` */
try {
  await buildWeb(resolve(import.meta.dirname, '..'), console.log);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
