import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { CHROMIUM_ARGUMENTS } from '#functions/adapters/chromium/arguments.ts';
import { installChromium } from '#functions/adapters/chromium/binary.ts';

type Reply = { readonly id: number; readonly result?: unknown; readonly error?: { message: string } };

/** The least there is between Node and Chromium: DevTools messages over a pipe, one page, no library. */
export class RawChromium {
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();
  private readonly process: ChildProcess;
  private readonly folder: string;
  private session: string | undefined;
  private sent = 0;

  private constructor(process: ChildProcess, folder: string) {
    this.process = process;
    this.folder = folder;
    this.readReplies(process.stdio[4] as Readable);
  }

  /** The browser that prints for us, with the same switches, and one blank page in it. */
  static async start(): Promise<RawChromium> {
    const { executable, environment } = await installChromium();
    const folder = mkdtempSync(join(tmpdir(), 'raw-devtools-'));
    const switches = [...CHROMIUM_ARGUMENTS, '--remote-debugging-pipe', `--user-data-dir=${folder}`];
    const child = spawn(executable, [...switches, 'about:blank'], {
      env: { ...environment, HOME: folder, TMPDIR: folder },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    const browser = new RawChromium(child, folder);
    await browser.attach();
    return browser;
  }

  /** Sends one command to the page and answers its result. */
  send<T>(method: string, params: object = {}): Promise<T> {
    const id = ++this.sent;
    const reply = Promise.withResolvers<unknown>();
    this.waiting.set(id, reply);
    const message = { id, method, params, ...(this.session && { sessionId: this.session }) };
    (this.process.stdio[3] as Writable).write(`${JSON.stringify(message)}\0`);
    return reply.promise as Promise<T>;
  }

  /** Runs an expression in the page and waits for what it promises. */
  evaluate(expression: string): Promise<unknown> {
    return this.send('Runtime.evaluate', { expression, awaitPromise: true });
  }

  async stop(): Promise<void> {
    const gone = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await gone;
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async attach(): Promise<void> {
    type Targets = { targetInfos: { targetId: string; type: string }[] };
    const { targetInfos } = await this.send<Targets>('Target.getTargets');
    const page = targetInfos.find(({ type }) => type === 'page');
    const params = { targetId: page?.targetId, flatten: true };
    this.session = (await this.send<{ sessionId: string }>('Target.attachToTarget', params)).sessionId;
  }

  private readReplies(pipe: Readable): void {
    let parts: Buffer[] = [];
    pipe.on('data', (chunk: Buffer) => {
      const ends = chunk.lastIndexOf(0);
      if (ends === -1) return void parts.push(chunk);
      const messages = Buffer.concat([...parts, chunk.subarray(0, ends)]).toString();
      parts = [chunk.subarray(ends + 1)];
      for (const message of messages.split('\0')) this.settle(JSON.parse(message) as Reply);
    });
  }

  private settle({ id, result, error }: Reply): void {
    const reply = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) reply?.reject(new Error(error.message));
    else reply?.resolve(result);
  }
}
