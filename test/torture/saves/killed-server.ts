import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { listen } from '#infra/local/process/listen.ts';

const CLOUD = new URL('./faulty-cloud.ts', import.meta.url).pathname;

interface ServerOptions {
  readonly folder: string;
  readonly seed: number;
  /** The part of the calls that are broken. */
  readonly rate: number;
  readonly tell: (fault: string) => void;
}

/** The server of a trial, which may be killed at any moment and comes back on the same data. */
export class KilledServer {
  private readonly options: ServerOptions;
  /** The same for all starts, because the tokens name the user pool's, which follows from it. */
  private readonly port: Promise<number>;
  private child: ChildProcess | undefined;
  private address: Promise<string>;
  private isArmed = false;
  private starts = 0;

  constructor(options: ServerOptions) {
    this.options = options;
    this.port = findFreePort();
    this.address = this.start();
  }

  /** The address, once the server is up. */
  get url(): Promise<string> {
    return this.address;
  }

  /** Lets the faults begin. */
  arm(): void {
    this.isArmed = true;
    this.child?.stdin?.write('\n');
  }

  /** Kills the server and starts it again; callers wait for it by `url`. */
  async killAndRestart(): Promise<void> {
    this.address = this.stop().then(() => this.start());
    await this.address;
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Each start has a seed of its own, so that it does not repeat the faults of the one before. */
  private async start(): Promise<string> {
    const { folder, seed, rate, tell } = this.options;
    const seeds = String(seed * 1000 + this.starts++);
    const port = String(await this.port);
    const child = spawn(process.execPath, [CLOUD, folder, port, seeds, String(rate)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.child = child;
    // A killed process reads no more.
    child.stdin.on('error', () => undefined);
    if (this.isArmed) child.stdin.write('\n');
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready`)));
      createInterface(child.stdout).on('line', (line) => {
        if (line.startsWith('fault ')) tell(line.slice('fault '.length));
        else if (line.startsWith('ready ')) resolve(line.slice('ready '.length));
      });
    });
  }
}

async function findFreePort(): Promise<number> {
  const { port, stop } = await listen(createServer());
  await stop();
  return port;
}
