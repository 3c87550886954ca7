import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { ProtocolMapping } from 'devtools-protocol/types/protocol-mapping.js';

type Commands = ProtocolMapping.Commands;
type Events = ProtocolMapping.Events;

/** Speaks the DevTools protocol with a browser or with one of its pages. */
export interface DevTools {
  /** Sends a command and returns its result. Throws the browser's reason, or why the browser ended. */
  send<Name extends keyof Commands>(
    name: Name,
    params?: Commands[Name]['paramsType'][0],
  ): Promise<Commands[Name]['returnType']>;
  on<Name extends keyof Events>(name: Name, handle: (event: Events[Name][0]) => void): unknown;
  once<Name extends keyof Events>(name: Name, handle: (event: Events[Name][0]) => void): unknown;
}

/** A message from the browser: the answer to a command, or an event. Both name their page's session. */
interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: unknown;
}

/** Calls back with each message of a pipe: they end with a zero byte, and may come in pieces. */
export function readMessages(pipe: Readable, take: (message: string) => void): void {
  let pieces: Buffer[] = [];
  pipe.on('data', (chunk: Buffer) => {
    const end = chunk.lastIndexOf(0);
    if (end === -1) return void pieces.push(chunk);
    const messages = Buffer.concat([...pieces, chunk.subarray(0, end)]).toString();
    pieces = [chunk.subarray(end + 1)];
    messages.split('\0').forEach(take);
  });
}

interface Call extends PromiseWithResolvers<unknown> {
  readonly name: string;
}

/** The session of the browser itself, in which pages are created and attached to. */
const BROWSER = '';

/**
 * Speaks the DevTools protocol over the pipes of a browser. Puppeteer speaks it too, but starts a browser in a way that
 * takes 25 ms more of a cold start: for modules, and for what it asks about every target.
 */
export class DevToolsPipe {
  private readonly calls = new Map<number, Call>();
  private readonly sessions = new Map<string, EventEmitter>();
  private readonly input: Writable;
  private sent = 0;
  private ended: Error | null = null;

  constructor(input: Writable, output: Readable) {
    this.input = input;
    // A pipe breaks when its browser ends, which `end` reports.
    input.on('error', () => undefined);
    output.on('error', () => undefined);
    readMessages(output, (message) => this.take(JSON.parse(message) as Message));
  }

  /** Creates an empty page and attaches to it. */
  async openPage(): Promise<DevTools> {
    const { targetId } = await this.open(BROWSER).send('Target.createTarget', { url: 'about:blank' });
    return this.attach(targetId);
  }

  /** Attaches to the page that the browser started with. */
  async attachToFirstPage(): Promise<DevTools> {
    const { targetInfos } = await this.open(BROWSER).send('Target.getTargets');
    const first = targetInfos.find(({ type }) => type === 'page');
    return first ? this.attach(first.targetId) : this.openPage();
  }

  /** Rejects every command that waits for an answer, and each later one. */
  end(reason: Error): void {
    this.ended = reason;
    for (const { reject } of this.calls.values()) reject(reason);
    this.calls.clear();
  }

  private async attach(targetId: string): Promise<DevTools> {
    const attached = await this.open(BROWSER).send('Target.attachToTarget', { targetId, flatten: true });
    return this.open(attached.sessionId);
  }

  private open(sessionId: string): DevTools {
    const events = this.sessions.get(sessionId) ?? new EventEmitter();
    this.sessions.set(sessionId, events);
    return {
      send: (name, params) =>
        this.call(name, { params, ...(sessionId !== BROWSER && { sessionId }) }) as never,
      on: (name, handle) => events.on(name, handle),
      once: (name, handle) => events.once(name, handle),
    };
  }

  private call(name: string, rest: object): Promise<unknown> {
    if (this.ended) return Promise.reject(this.ended);
    const call: Call = { ...Promise.withResolvers<unknown>(), name };
    this.sent += 1;
    this.calls.set(this.sent, call);
    this.input.write(`${JSON.stringify({ id: this.sent, method: name, ...rest })}\0`);
    return call.promise;
  }

  private take({ id, result, error, sessionId = BROWSER, method, params }: Message): void {
    if (method !== undefined) {
      if (method === 'Target.detachedFromTarget')
        this.sessions.delete((params as { sessionId: string }).sessionId);
      return void this.sessions.get(sessionId)?.emit(method, params);
    }
    const call = this.calls.get(id ?? 0);
    this.calls.delete(id ?? 0);
    if (error) call?.reject(new Error(`${call.name}: ${error.message}`));
    else call?.resolve(result);
  }
}
