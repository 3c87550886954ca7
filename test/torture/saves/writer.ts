import { setTimeout as wait } from 'node:timers/promises';
import { API_PREFIX } from '#shared/api/routes.ts';
import { aWorksheet } from '../../support/builders.ts';
import type { KilledServer } from './killed-server.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const PATIENCE_MS = 60_000;
const PAUSE_MS = 20;
/** Answers after which the editor asks again with the same key. */
const PASSING = [429, 500, 502, 503, 504, 507];

/** A teacher's editor without its pages. It repeats each save until the server acknowledges it, and keeps a journal. */
export class Writer {
  /** The versions that were acknowledged, in their order. */
  readonly acknowledged: number[] = [];
  private readonly server: KilledServer;
  private readonly name: string;
  private id = '';
  private token = '';

  constructor(server: KilledServer, name: string) {
    this.server = server;
    this.name = name;
  }

  /** Signs up with a code from the mailbox, and stores a document. */
  async enter(readCode: (email: string) => Promise<string>): Promise<void> {
    const person = { email: `${this.name}@example.org`, password: 'a long secret' };
    const post = (path: string, body: object) => this.repeat({ method: 'POST', path, body });
    await post('/session/sign-up', person);
    const { body } = await post('/session/confirm', { ...person, code: await readCode(person.email) });
    this.token = String(body.access_token);
    const made = await this.repeat({
      ...{ method: 'POST', path: '/documents', headers: { 'idempotency-key': 'first' } },
      body: { document: aWorksheet({ title: this.toTitle(1) }) },
    });
    this.id = String(made.body.id);
    this.acknowledged.push(Number(made.body.version));
  }

  /** Saves the next text, as often as the server fails; throws where it refuses. */
  async save(): Promise<void> {
    const base = this.acknowledged.at(-1) ?? 0;
    const title = this.toTitle(base + 1);
    const reply = await this.repeat({
      ...{ method: 'PUT', path: `/documents/${this.id}`, body: { document: aWorksheet({ title }) } },
      headers: { 'idempotency-key': `save-${base}`, 'if-match': `"${base}"` },
    });
    this.acknowledged.push(Number(reply.body.version));
  }

  /** Lists in words what the stored document and its journal do not agree on. */
  async compare(): Promise<string[]> {
    const { body } = await this.repeat({ method: 'GET', path: `/documents/${this.id}` });
    const saves = this.acknowledged.length;
    const wrong = this.acknowledged.filter((version, index) => version !== index + 1);
    const { title } = body.document as { title: unknown };
    return [
      ...wrong.map((version) => `${this.name}: a save was acknowledged as version ${version}`),
      ...(body.version === saves ? [] : [`${this.name}: ${saves} saves, version ${body.version}`]),
      ...(title === this.toTitle(saves) ? [] : [`${this.name}: the text is ${JSON.stringify(title)}`]),
    ];
  }

  private readonly toTitle = (version: number) => `${this.name}, version ${version}`;

  private async repeat(call: Call): Promise<Reply> {
    for (;;) {
      const origin = await this.server.url;
      const reply = await this.call(origin, call).catch(() => null);
      if (reply && reply.status < 300) return reply;
      if (reply && !PASSING.includes(reply.status))
        throw new Error(
          `${this.name}: ${call.method} ${call.path} is ${reply.status} ${JSON.stringify(reply.body)}`,
        );
      await wait(PAUSE_MS);
    }
  }

  private async call(origin: string, { method, path, headers, body }: Call): Promise<Reply> {
    const response = await fetch(`${origin}${API_PREFIX}${path}`, {
      method,
      headers: {
        origin,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, body: (await response.json()) as Reply['body'] };
  }
}
