import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { LOCAL_PROVIDERS, type LocalProvider } from '#infra/local/cognito/providers.ts';
import { openJsonFile } from '#infra/local/process/json-file.ts';
import { StartError } from '#infra/local/process/start-error.ts';
import { type Pace, USUAL_PACE } from '#shared/events/events.ts';
import { describeError, runCommand } from './command.ts';
import { resolveForCaller } from './command-files.ts';

const PROJECT = resolve(import.meta.dirname, '..');

const DEFAULT_PORT = '4600';

/**
 * Returns the folder in which this machine's Handout stores everything: as its caller names it, or in the project. An empty variable
 * counts as unset, here and below.
 */
export const getDataFolder = (): string =>
  process.env.HANDOUT_DATA ? resolveForCaller(process.env.HANDOUT_DATA) : resolve(PROJECT, '.handout');

/** Reads the port to serve on; 0 stands for any free port. Throws a StartError for anything else than a port number. */
export function readPort(): number {
  const text = process.env.PORT || DEFAULT_PORT;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  throw new StartError(`PORT is "${text}", which is not a port number.`);
}

const unsetWhereEmpty = (value: unknown) => (value === '' ? undefined : value);
const parseSeconds = (usual: number) =>
  z.pipe(z.transform(unsetWhereEmpty), z._default(z.coerce.number().check(z.int(), z.minimum(1)), usual));
const paceVariables = z.object({
  RENDER_TIMEOUT_SECONDS: parseSeconds(USUAL_PACE.renderTimeout),
  SWEEP_EVERY_SECONDS: parseSeconds(USUAL_PACE.sweepEvery),
});

/** Reads the pace that a stage's settings give in the cloud. Throws a StartError when a variable is no whole number. */
export function readPace(): Pace {
  const found = paceVariables.safeParse(process.env);
  if (!found.success)
    throw new StartError('RENDER_TIMEOUT_SECONDS and SWEEP_EVERY_SECONDS are whole seconds.');
  return { renderTimeout: found.data.RENDER_TIMEOUT_SECONDS, sweepEvery: found.data.SWEEP_EVERY_SECONDS };
}

/**
 * Reads the providers that people may sign in with in addition to a password, from their ids in SIGN_IN_WITH:
 * "google,river". Throws a StartError for an id that no stand-in has.
 */
export function readProviders(): LocalProvider[] {
  const ids = (process.env.SIGN_IN_WITH ?? '').split(',').filter(Boolean);
  return ids.map((id) => {
    const provider = LOCAL_PROVIDERS.find((one) => one.id === id);
    if (provider) return provider;
    const known = LOCAL_PROVIDERS.map((one) => one.id).join(', ');
    throw new StartError(`SIGN_IN_WITH names "${id}", which is none of ${known}.`);
  });
}

const openEnvironmentFile = (folder: string) =>
  openJsonFile(join(folder, 'environment.json'), z.record(z.string(), z.string()), () => ({}), {
    lost: null,
  });

/** Saves the environment of a running Handout for operators' commands. */
export const saveEnvironment = (folder: string, env: Record<string, string>): void =>
  openEnvironmentFile(folder).save(env);

/**
 * Completes the environment of an operator's command and returns true when it is that of this machine's Handout. A
 * caller that names a table (a deployed stage) keeps its own.
 */
function findEnvironment(): boolean {
  const isLocal = !process.env.TABLE_NAME;
  if (isLocal) Object.assign(process.env, openEnvironmentFile(getDataFolder()).value);
  return isLocal;
}

/**
 * Runs a command on the Handout that runs here, or on a stage: prints its result or the reason of its failure, and exits with 1 on
 * failure. Its arguments are read before, so that a mistake in them needs neither.
 */
export async function runOperatorCommand<Given>(
  read: () => Given,
  command: (given: Given) => Promise<string>,
): Promise<void> {
  let isLocal = false;
  const work = async () => {
    const given = read();
    isLocal = findEnvironment();
    console.log(await command(given));
  };
  await runCommand(work, (error) => describeToOperator(error, isLocal));
  // Clients keep their connections open.
  process.exit();
}

/**
 * Describes an error to an operator. Only the local Handout can be started, so an error of a deployed stage is shown as
 * it is.
 */
function describeToOperator(error: unknown, isLocal: boolean): readonly string[] {
  const lines = describeError(error);
  if (!isLocal || !(error instanceof Error)) return lines;
  const isStopped = 'code' in error && error.code === 'ECONNREFUSED';
  const isUnset = error.message.includes('in the environment');
  return isStopped || isUnset ? ['Handout is not running here. Start it first: npm start'] : lines;
}
