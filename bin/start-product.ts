import { resolve } from 'node:path';
import { type Cloud, type CloudOptions, startCloud } from '#infra/local/cloud.ts';
import { buildWebIfStale } from '#infra/local/pages/build-web.ts';
import { findBrowser } from '#infra/local/process/browser.ts';
import { lockDataFolder } from '#infra/local/process/data-folder.ts';
import { createRoomCheck } from '#infra/local/process/disk-space.ts';
import { listen } from '#infra/local/process/listen.ts';
import { StartError } from '#infra/local/process/start-error.ts';
import { getStageFile, writeIfStale } from '#infra/synthesis/stage-file.ts';
import { getDataFolder, readPace, readPort, readProviders, saveEnvironment } from './environment.ts';

const PROJECT = resolve(import.meta.dirname, '..');

type Options = Pick<CloudOptions, 'edge'>;

/** Builds the editor if it is stale, starts the embedded cloud and serves until a signal. Exits with 1 when it cannot. */
export async function startProduct(options: Options = {}): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

async function start(options: Options): Promise<void> {
  const port = readPort();
  const settings = { pace: readPace(), providers: readProviders() };
  const dataDir = getDataFolder();
  // These checks are quick; the build after them takes a while.
  const browser = findBrowser();
  await checkPortIsFree(port);
  lockDataFolder(dataDir, createRoomCheck(dataDir)).stop();
  await buildWebIfStale(PROJECT, console.log);
  await writeIfStale(PROJECT, [getStageFile(PROJECT)], console.log);
  console.log(`Starting the cloud on the data in ${dataDir}`);
  const cloud = await startCloud({
    ...{ ...options, dataDir, port, webDir: resolve(PROJECT, 'dist/web') },
    ...settings,
  });
  Object.assign(process.env, cloud.env, browser && { CHROME_PATH: browser });
  saveEnvironment(dataDir, cloud.env);
  cloud.startSchedule();
  stopOnSignals(cloud);
  console.log(`Handout is ready at ${cloud.url}`);
}

async function checkPortIsFree(port: number): Promise<void> {
  try {
    await (await listen(() => undefined, port)).stop();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`;
    throw new StartError(`Port ${port} ${why}. Stop what uses it, or set PORT to another.`, { cause: error });
  }
}

/** Stops the cloud on the first signal; a second SIGINT exits at once. */
function stopOnSignals(cloud: Cloud): void {
  const stop = async () => {
    process.once('SIGINT', () => process.exit(1));
    console.log('Stopping');
    await cloud.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
