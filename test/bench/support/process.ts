import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { UnfairComparison } from './figure.ts';

export const PROJECT = new URL('../../..', import.meta.url).pathname;

/** Runs a script of the project in a Node of its own until it ends; throws with what it said where it fails. */
export async function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const options: SpawnOptions = {
    cwd: PROJECT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  };
  const child = spawn(process.execPath, args, options);
  const said: string[] = [];
  child.stderr?.on('data', (text) => said.push(String(text)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new UnfairComparison(`${args.join(' ')} ended with ${code}: ${said.join('')}`);
}
