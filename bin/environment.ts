import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { keptFile } from '#infra/local/process/json-file.ts';
import { StartError } from '#infra/local/process/start-error.ts';
import { type Pace, USUAL_PACE } from '#shared/events/events.ts';

const PROJECT = resolve(import.meta.dirname, '..');

const DEFAULT_PORT = '4600';

/** Where this machine's Handout keeps everything. An empty variable counts as unset, here and below. */
export const dataFolder = (): string => resolve(process.env.HANDOUT_DATA || resolve(PROJECT, '.handout'));

/** The port to serve on; 0 takes any that is free. */
export function servedPort(): number {
  const text = process.env.PORT || DEFAULT_PORT;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  throw new StartError(`PORT is "${text}", which is not a port number.`);
}

const unsetWhereEmpty = (given: unknown) => (given === '' ? undefined : given);
const seconds = (usual: number) =>
  z.pipe(z.transform(unsetWhereEmpty), z._default(z.coerce.number().check(z.int(), z.minimum(1)), usual));
const paceVariables = z.object({
  RENDER_TIMEOUT_SECONDS: seconds(USUAL_PACE.renderTimeout),
  SWEEP_EVERY_SECONDS: seconds(USUAL_PACE.sweepEvery),
});

/** What a stage's settings say in the cloud; here the environment may, by the names that the functions read. */
export function pace(): Pace {
  const found = paceVariables.safeParse(process.env);
  if (!found.success)
    throw new StartError('RENDER_TIMEOUT_SECONDS and SWEEP_EVERY_SECONDS are whole seconds.');
  return { renderTimeout: found.data.RENDER_TIMEOUT_SECONDS, sweepEvery: found.data.SWEEP_EVERY_SECONDS };
}

const environmentFile = (folder: string) =>
  keptFile(join(folder, 'environment.json'), z.record(z.string(), z.string()), () => ({}));

/** Keeps what the functions of a running Handout read, so that operators' commands find it. */
export const keepEnvironment = (folder: string, env: Record<string, string>): void =>
  environmentFile(folder).save(env);

/**
 * The environment for an operator's command: the caller's own where it names a table (a deployed stage),
 * else that of the Handout on this machine. Answers whether it is the latter.
 */
function findEnvironment(): boolean {
  const isLocal = !process.env.TABLE_NAME;
  if (isLocal) Object.assign(process.env, environmentFile(dataFolder()).value);
  return isLocal;
}

/** Runs a command: prints what it says, or why it could not, and exits accordingly. */
export async function run(command: () => Promise<string>): Promise<void> {
  const isLocal = findEnvironment();
  try {
    console.log(await command());
  } catch (error) {
    console.error(reasonOf(error, isLocal));
    process.exit(1);
  }
}

/** A stage in the cloud is not started here: what is missing of it, or does not answer, is said as it is. */
function reasonOf(error: unknown, isLocal: boolean): string {
  if (!(error instanceof Error)) return String(error);
  if (!isLocal) return error.message;
  const isOff = 'code' in error && error.code === 'ECONNREFUSED';
  const isUnset = error.message.includes('in the environment');
  return isOff || isUnset ? 'Handout is not running here. Start it first: npm start' : error.message;
}
