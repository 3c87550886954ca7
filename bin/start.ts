import { resolve } from 'node:path';
import { type Cloud, startCloud } from '#infra/local/cloud.ts';
import { freshWeb } from '#infra/local/pages/build-web.ts';
import { findBrowser } from '#infra/local/process/browser.ts';
import { takeDataFolder } from '#infra/local/process/data-folder.ts';
import { roomOn } from '#infra/local/process/disk-space.ts';
import { listen } from '#infra/local/process/listen.ts';
import { StartError } from '#infra/local/process/start-error.ts';
import { dataFolder, keepEnvironment, pace, servedPort } from './environment.ts';

/** The whole product on this machine: builds the editor where it is stale, starts the cloud, serves. */

const PROJECT = resolve(import.meta.dirname, '..');

try {
  await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const port = servedPort();
  const dataDir = dataFolder();
  // What can fail is looked at before the build, which takes a while.
  const browser = findBrowser();
  await checkFree(port);
  takeDataFolder(dataDir, roomOn(dataDir)).stop();
  await freshWeb(PROJECT, console.log);
  console.log(`Starting the cloud on the data in ${dataDir}`);
  const cloud = await startCloud({ dataDir, port, webDir: resolve(PROJECT, 'dist/web'), pace: pace() });
  Object.assign(process.env, cloud.env, browser && { CHROME_PATH: browser });
  keepEnvironment(dataDir, cloud.env);
  cloud.startSchedule();
  stopOnSignals(cloud);
  console.log(`Handout is ready at ${cloud.url}`);
}

async function checkFree(port: number): Promise<void> {
  try {
    await (await listen(() => undefined, port)).stop();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`;
    throw new StartError(`Port ${port} ${why}. Stop what uses it, or set PORT to another.`, { cause: error });
  }
}

/** The first signal stops cleanly; a second one does not wait. */
function stopOnSignals(cloud: Cloud): void {
  const stop = async () => {
    process.once('SIGINT', () => process.exit(1));
    console.log('Stopping');
    await cloud.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
