import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { API_PREFIX } from '#shared/api/routes.ts';
import type { Product } from '../../support/product.ts';

export const ATTACK_KINDS = [
  'deep body',
  'wide body',
  'wrong items',
  'large body',
  'icon search',
  'gallery search',
  'long text',
  'ordinary save',
  'log-in',
] as const;
type AttackKind = (typeof ATTACK_KINDS)[number];

interface Attack {
  readonly method: 'POST' | 'GET';
  readonly path: string;
  readonly body?: string;
}

const MB = 1024 * 1024;
/** Just below what Lambda takes. */
const ALLOWED = Math.floor(3.9 * MB);

const store = (body: string): Attack => ({ method: 'POST', path: '/documents', body });
const wrap = (items: string): string => `{"document":{"entity_type":"worksheet","items":[${items}]}}`;
const WORDS = ['strr', 'appple', 'bananna', 'elefant', 'wheather', 'bycicle', 'scool', 'teacherr'];

/** Makes one request of the kind; `at` makes each another. */
export const ATTACKS: Readonly<Record<AttackKind, (at: number) => Attack>> = {
  'deep body': (at) => store((at % 2 ? '[' : '{"a":').repeat(ALLOWED / 5)),
  'wide body': () => store(wrap('0,'.repeat(ALLOWED / 2).slice(0, -1))),
  'wrong items': (at) =>
    store(
      wrap(
        Array((ALLOWED / 60 - 1000) | 0)
          .fill(`{"id":"${at}","type":"matching","data":{"pairs":{}}}`)
          .join(),
      ),
    ),
  'large body': () =>
    store(JSON.stringify({ document: { entity_type: 'worksheet', title: 'x'.repeat(ALLOWED) } })),
  'icon search': (at) => ({
    method: 'GET',
    path: `/icons?query=${encodeURIComponent(
      Array.from({ length: 22 }, (_, word) => `${WORDS[(at + word) % 8]}${at}`)
        .join(' ')
        .slice(0, 200),
    )}`,
  }),
  'gallery search': (at) => ({
    method: 'GET',
    path: `/gallery?kind=worksheet&words=${encodeURIComponent(`${'a '.repeat(45)}${at}`)}`,
  }),
  'ordinary save': (at) =>
    store(
      wrap(
        JSON.stringify({
          id: `i${at}`,
          type: 'open_response',
          data: { subtitle: 'Where does rain come from?' },
        }),
      ),
    ),
  'log-in': (at) => ({
    method: 'POST',
    path: '/session/log-in',
    body: JSON.stringify({ email: `nobody-${at}@school.example`, password: 'a guess' }),
  }),
  'long text': (at) =>
    store(
      wrap(
        Array.from({ length: 150 }, (_, item) =>
          JSON.stringify({
            id: `i${at}-${item}`,
            type: 'basic_text',
            data: { instruction: 'ab 1. '.repeat(3000) },
          }),
        ).join(),
      ),
    ),
};

/** Sends one request; returns its status, 0 where the server ended it. */
export async function attack({ url }: Product, token: string, kind: AttackKind, at: number): Promise<number> {
  const { method, path, body } = ATTACKS[kind](at);
  const headers = {
    origin: url,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    authorization: `Bearer ${token}`,
  };
  const sent = { method, headers, ...(body !== undefined && { body }) };
  const response = await fetch(`${url}${API_PREFIX}${path}`, sent).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return response?.status ?? 0;
}

/** Connections that begin a request and never end it. */
export class SlowRequests {
  readonly #sockets: Socket[];
  closed = 0;

  constructor({ url }: Product, count: number) {
    const { port, host } = new URL(url);
    this.#sockets = Array.from({ length: count }, (_, at) => {
      const socket = connect(Number(port), 'localhost');
      socket.on('error', () => undefined);
      socket.once('close', () => this.closed++);
      const head = `POST ${API_PREFIX}/session/log-in HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: slow\r\n`;
      // Half of them stop within their head, half within their body.
      socket.write(
        at % 2 ? `${head}X-A: ` : `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      );
      return socket;
    });
  }

  /** Sends another letter on each, as slowly as its caller calls. */
  drip(): void {
    for (const socket of this.#sockets) if (!socket.destroyed) socket.write('a');
  }

  end(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
