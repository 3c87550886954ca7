import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { NODE_OPTIONS } from '#infra/constructs/functions/node-options.ts';
import { aFolder } from './a-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
/** As `npm start` has it. */
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'dist/compile-cache') };

export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** Of the process that runs now. */
  readonly pid: number;
  /** The code of the last mail to that address. */
  codeFor(email: string): Promise<string>;
  /** Ends the process at once, as a power cut would, and starts it again on the same data and port. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The whole product as `npm start` runs it, in a process, a folder and on a port of its own; `test/edge/start.ts` puts it
 * behind the edge of the cloud.
 */
export async function aProduct(
  environment: NodeJS.ProcessEnv = {},
  entry: 'bin/start.ts' | 'test/edge/start.ts' = 'bin/start.ts',
): Promise<Product> {
  const dataDir = aFolder();
  const start = (port: string) => run(entry, { ...environment, PORT: port, HANDOUT_DATA: dataDir });
  let running = await start('0');
  const { url } = running;
  const port = new URL(url).port;
  return {
    url,
    dataDir,
    get pid() {
      return running.process.pid ?? 0;
    },
    async codeFor(email) {
      const answer = await fetch(`${url}/_local/mailbox.json`);
      const mails = (await answer.json()) as { to: string; code: string }[];
      const mail = mails.find(({ to, code }) => to === email && code !== '');
      if (!mail) throw new Error(`There is no mail to ${email}`);
      return mail.code;
    },
    async crashAndRestart() {
      await end(running.process, 'SIGKILL');
      running = await start(port);
    },
    async stop() {
      await end(running.process, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function run(
  entry: string,
  environment: NodeJS.ProcessEnv,
): Promise<{ process: ChildProcess; url: string }> {
  const env = { ...process.env, ...COMPILED, ...environment };
  const child = spawn(process.execPath, [...NODE_OPTIONS.split(' '), entry], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (text) => said.push(String(text)));
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    const ready = /ready at (\S+)/.exec(line)?.[1];
    if (ready) return { process: child, url: ready };
  }
  throw new Error(`npm start ended: ${said.join('\n')}`);
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
