import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createHttpApi } from '#infra/local/edge/http-api.ts';
import { createTurns } from './turns.ts';

/** An API whose functions answer when the test says so. */
function anApi() {
  const waiting: PromiseWithResolvers<unknown>[] = [];
  const events: unknown[] = [];
  const functions = {
    getKey: () => ({ accessKeyId: '', secretAccessKey: '' }),
    invoke(_: string, event: unknown) {
      const answer = Promise.withResolvers<unknown>();
      waiting.push(answer);
      events.push(event);
      return answer.promise;
    },
  };
  const api = createHttpApi({
    functions,
    hasRoom: () => true,
    takeTurn: createTurns(),
    authorise: async (token) => ({ sub: token ?? 'ann' }),
  });
  const send = (body: Buffer, authorization = 'ann') => {
    const headers = { 'content-type': 'application/json', host: 'localhost', authorization };
    const url = '/api/documents';
    const request = Object.assign(Readable.from([body]), { method: 'POST', url, headers, socket: {} });
    return api(request as unknown as IncomingMessage, url);
  };
  const search = () => {
    const url = '/api/icons?query=star';
    const request = Object.assign(Readable.from([]), {
      method: 'GET',
      url,
      headers: { host: 'localhost' },
      socket: {},
    });
    return api(request as unknown as IncomingMessage, '/api/icons');
  };
  const logIn = (remoteAddress: string) => {
    const url = '/api/session/log-in';
    const headers = { 'content-type': 'application/json', host: 'localhost' };
    const sent = { method: 'POST', url, headers, socket: { remoteAddress } };
    return api(Object.assign(Readable.from([Buffer.from('{}')]), sent) as unknown as IncomingMessage, url);
  };
  return { waiting, events, send, search, logIn };
}

/** Answers as many calls, each once it has come. */
async function answerAll(waiting: readonly PromiseWithResolvers<unknown>[], count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    await expect.poll(() => waiting.length).toBeGreaterThan(at);
    waiting[at]?.resolve({});
  }
}

test('of forty large bodies one is read at a time, and a small one that comes later need not wait', async () => {
  const { waiting, send } = anApi();
  const large = Array.from({ length: 40 }, () => send(Buffer.alloc(300 * 1024, ' ')));
  await expect.poll(() => waiting.length).toBe(1);
  const small = send(Buffer.from('{}'));
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.resolve({ small: true });
  expect((await small).body.toString()).toBe('{"small":true}');
  await answerAll(waiting, 41);
  expect((await Promise.all(large)).map(({ status }) => status)).toEqual(Array(40).fill(200));
});

test('after a large body the next one waits three times as long as it held the process', async () => {
  const { waiting, send } = anApi();
  const [, second] = Array.from({ length: 2 }, () => send(Buffer.alloc(300 * 1024, ' ')));
  await expect.poll(() => waiting.length).toBe(1);
  const begun = process.threadCpuUsage();
  const readHeld = () => {
    const { user, system } = process.threadCpuUsage(begun);
    return (user + system) / 1000;
  };
  // What a body's parsing would take.
  while (readHeld() < 120);
  const resolved = performance.now();
  waiting[0]?.resolve({});
  await expect.poll(() => waiting.length, { interval: 5 }).toBe(2);
  expect(performance.now() - resolved).toBeGreaterThan(340);
  waiting[1]?.resolve({});
  expect((await second)?.status).toBe(200);
});

test('of forty searches one runs at a time, and who asks for something else need not wait', async () => {
  const { waiting, events, send, search } = anApi();
  const searches = Array.from({ length: 40 }, search);
  await expect.poll(() => waiting.length).toBe(1);
  const other = send(Buffer.from('{}'));
  await expect.poll(() => waiting.length).toBe(2);
  expect(events[1]).toMatchObject({ routeKey: 'POST /api/documents' });
  waiting[1]?.resolve({});
  expect((await other).status).toBe(200);
  await answerAll(waiting, 41);
  expect((await Promise.all(searches)).map(({ status }) => status)).toEqual(Array(40).fill(200));
});

test('of two hundred calls of one user eight run at a time, and another user need not wait', async () => {
  const { waiting, send } = anApi();
  const many = Array.from({ length: 200 }, () => send(Buffer.from('{}')));
  await expect.poll(() => waiting.length).toBe(8);
  const other = send(Buffer.from('{}'), 'bob');
  await expect.poll(() => waiting.length).toBe(9);
  waiting[8]?.resolve({});
  expect((await other).status).toBe(200);
  await answerAll(waiting, 201);
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(Array(200).fill(200));
});

test('of two hundred log-ins from one address eight run at a time, and another address need not wait', async () => {
  const { waiting, logIn } = anApi();
  const many = Array.from({ length: 200 }, () => logIn('10.0.0.1'));
  await expect.poll(() => waiting.length).toBe(8);
  const other = logIn('10.0.0.2');
  await expect.poll(() => waiting.length).toBe(9);
  waiting[8]?.resolve({});
  expect((await other).status).toBe(200);
  await answerAll(waiting, 201);
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(Array(200).fill(200));
});
