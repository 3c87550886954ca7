import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { OPEN_EDGE } from './edge.ts';
import { createHttpApi } from './http-api.ts';

test('a body above Lambda’s limit reaches no function, and one that is no UTF-8 arrives byte for byte', async () => {
  const invoke = vi.fn(async (_: string, _event: unknown) => ({}));
  const api = createHttpApi({
    functions: { getKey: () => ({ accessKeyId: '', secretAccessKey: '' }), invoke },
    hasRoom: () => true,
    authorise: async () => ({ sub: 'ann' }),
    takeTurn: OPEN_EDGE.takeTurn,
  });
  const send = (body: Buffer) => {
    const headers = { 'content-type': 'application/json', host: 'localhost' };
    const sent = { method: 'POST', url: '/api/documents', headers, socket: {} };
    return api(Object.assign(Readable.from([body]), sent) as unknown as IncomingMessage, sent.url);
  };
  expect((await send(Buffer.alloc(9_900_000, ' '))).status).toBe(413);
  expect(invoke).not.toHaveBeenCalled();
  const bytes = Buffer.from([0x22, 0xc3, 0x28, 0x22]);
  await send(bytes);
  expect(invoke.mock.lastCall?.[1]).toMatchObject({ body: bytes.toString('base64'), isBase64Encoded: true });
});
