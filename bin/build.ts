import { resolve } from 'node:path';
import { buildWeb } from '#infra/local/pages/build-web.ts';
import { StartError } from '#infra/local/process/start-error.ts';

/** The editor and the page that prints, built anew into `dist`: `npm run build` */
try {
  await buildWeb(resolve(import.meta.dirname, '..'), console.log);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
