import { resolve } from 'node:path';
import { buildWeb } from '#infra/local/build-web.ts';
import { StartError } from '#infra/local/start-error.ts';

/** The editor and the page that prints, built anew into `dist`: `npm run build` */
try {
  await buildWeb(resolve(import.meta.dirname, '..'), console.log);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
