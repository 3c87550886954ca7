import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createEventBridgeEvents } from './eventbridge-events.ts';

afterEach(() => vi.unstubAllEnvs());

/** A bus that takes every entry, and the entries that it took. */
async function aBus() {
  const taken: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    taken.push(...JSON.parse(body).Entries);
    response.setHeader('content-type', 'application/x-amz-json-1.1');
    response.end(JSON.stringify({ FailedEntryCount: 0, Entries: [{ EventId: '1' }] }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_EVENTBRIDGE', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('EVENT_BUS_NAME', 'handout');
  return taken;
}

test('an event carries the trace of the call that sends it, each time its own', async () => {
  const taken = await aBus();
  const events = createEventBridgeEvents();
  const send = () => events.sendDocumentPublished({ document_id: 'd' });
  vi.stubEnv('_X_AMZN_TRACE_ID', 'Root=1-first;Sampled=1');
  await send();
  vi.stubEnv('_X_AMZN_TRACE_ID', 'Root=1-second;Sampled=1');
  await send();
  vi.stubEnv('_X_AMZN_TRACE_ID', undefined);
  await send();
  expect(taken.map(({ TraceHeader }) => TraceHeader)).toEqual([
    'Root=1-first;Sampled=1',
    'Root=1-second;Sampled=1',
    undefined,
  ]);
});
