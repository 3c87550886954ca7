import { randomUUID } from 'node:crypto';
import type { KeyPair, Keys } from '../aws/keys.ts';
import type { Stage } from '../stage/stage.ts';
import { runWithVariables } from './environment.ts';
import type { Handler, LambdaContext, LoadHandler } from './lambda.ts';

/** The functions of the stage, each with the rights of its own role. */
export interface Functions {
  /**
   * Invokes a function as Lambda does. Throws what it throws, a FunctionTimedOut past its time, and a PayloadTooLarge
   * for an event or an answer over 6 MB.
   */
  invoke(name: string, event: unknown): Promise<unknown>;
  /** Returns the key pair of a function. */
  getKey(name: string): KeyPair;
}

interface Options {
  readonly load: LoadHandler;
  readonly stage: Pick<Stage, 'functions'>;
  readonly keys: Keys;
  /** Seconds that take the place of the template's. */
  readonly timeouts?: Readonly<Record<string, number>>;
}

/** A function that was started: its module, and a key pair that ends with it. */
interface Environment {
  readonly handler: Handler;
  readonly key: KeyPair;
}

const USUAL_TIMEOUT_S = 25;
/** Lambda's limit of the event and of the answer, as JSON. */
export const MAX_PAYLOAD_BYTES = 6 * 1024 * 1024;

export class FunctionTimedOut extends Error {
  constructor(name: string, seconds: number) {
    super(`${name}: Task timed out after ${seconds.toFixed(2)} seconds`);
  }
}

export class PayloadTooLarge extends Error {
  readonly what: 'event' | 'answer';

  constructor(name: string, what: 'event' | 'answer') {
    super(`The ${what} of ${name} is larger than ${MAX_PAYLOAD_BYTES} bytes`);
    this.what = what;
  }
}

/**
 * Creates the functions. Each has one environment, which is started at its first call and does calls that come at the
 * same time together; one in which a call takes too long is ended, and the next call starts another.
 */
export function createFunctions({ load, stage, keys, timeouts = {} }: Options): Functions {
  const running = new Map<string, Promise<Environment>>();
  const ended = new Map<string, number>();

  const issueKey = (name: string, number: number) =>
    keys.issue(toKeyId(name, number), { statements: stage.functions[name]?.policy ?? [] });
  // A browser may hold an upload address that a function signed before a restart.
  for (const name of Object.keys(stage.functions)) issueKey(name, 0);

  async function startEnvironment(name: string): Promise<Environment> {
    const number = ended.get(name) ?? 0;
    const key = issueKey(name, number);
    return { handler: await load(name, number), key };
  }

  function getEnvironment(name: string): Promise<Environment> {
    const found = running.get(name);
    if (found) return found;
    const started = startEnvironment(name);
    running.set(name, started);
    // A module that could not be loaded is loaded again at the next call.
    started.catch(() => running.delete(name));
    return started;
  }

  function endEnvironment(name: string, { key }: Environment): void {
    if (!keys.findSecret(key.accessKeyId)) return;
    keys.end(key.accessKeyId);
    running.delete(name);
    ended.set(name, (ended.get(name) ?? 0) + 1);
  }

  return {
    getKey: (name) => issueKey(name, ended.get(name) ?? 0),
    async invoke(name, event) {
      const seconds = timeouts[name] ?? stage.functions[name]?.timeout ?? USUAL_TIMEOUT_S;
      const given = toPayload(name, 'event', event);
      const environment = await getEnvironment(name);
      try {
        const answer = await runInTime(environment, name, JSON.parse(given), seconds);
        return JSON.parse(toPayload(name, 'answer', answer));
      } catch (error) {
        if (error instanceof FunctionTimedOut) endEnvironment(name, environment);
        throw error;
      }
    },
  };
}

const toKeyId = (name: string, number: number) => `LOCAL-${name.replaceAll('/', '-')}-${number}`;

function toPayload(name: string, what: 'event' | 'answer', value: unknown): string {
  const json = JSON.stringify(value ?? null);
  if (Buffer.byteLength(json) > MAX_PAYLOAD_BYTES) throw new PayloadTooLarge(name, what);
  return json;
}

/** Runs the handler. Code that goes on past its time is not stopped, but its keys end: no call of it counts. */
async function runInTime({ handler, key }: Environment, name: string, event: unknown, seconds: number) {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FunctionTimedOut(name, seconds)), seconds * 1000);
  });
  const variables = { AWS_ACCESS_KEY_ID: key.accessKeyId, AWS_SECRET_ACCESS_KEY: key.secretAccessKey };
  try {
    return await Promise.race([
      runWithVariables(variables, () => handler(event, createContext(name, seconds))),
      timeout,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

function createContext(name: string, seconds: number): LambdaContext {
  const until = Date.now() + seconds * 1000;
  return {
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
    memoryLimitInMB: '2048',
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, until - Date.now()),
  };
}
