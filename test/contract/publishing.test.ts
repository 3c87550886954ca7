import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RENDER_QUOTA } from '#functions/domain/access/render-quota.ts';
import type { RenderRequest } from '#functions/ports/rendering.ts';
import { type Handler, type LoadHandler, loadHandler } from '#infra/local/lambda/lambda.ts';
import { createRenderer } from '#test/fakes/rendering.ts';
import { type Api, anApi, type Person } from '../support/an-api.ts';
import { aWorksheet } from '../support/builders.ts';
import { createRenderPorts } from '../support/publish-for.ts';
import { waitFor } from '../support/wait-for.ts';

/** The way from the click to the PDF over the bus, the queue and the buckets; only Chromium is left out. */

let api: Api;
let ann: Person;
const render = vi.fn((request: RenderRequest) => createRenderer().render(request));
beforeAll(async () => {
  // Each event comes twice, as EventBridge and SQS may deliver it.
  api = await anApi({ load, deliveries: 2 });
  ann = await api.person('ann@example.org');
  api.startSchedule();
});
afterAll(() => api.stop());

const load: LoadHandler = async (name) =>
  name === 'events/render-document' ? renderHandler() : loadHandler(name);

async function renderHandler(): Promise<Handler> {
  const { createSqsRetries } = await import('#functions/adapters/sqs-retries.ts');
  const { renderDocument } = await import('#functions/domain/publishing/render.ts');
  const { onQueueEvent: onEvent } = await import('#functions/runtime/queue.ts');
  const ports = { ...(await createRenderPorts({ render })), leaseSeconds: 60 };
  const atOnce = (receipt: string) => createSqsRetries()(receipt, 0);
  const handler = onEvent('PublishRequested', atOnce, (detail, sentAt) =>
    renderDocument(ports, detail, sentAt),
  );
  return (event) => handler(event as Parameters<typeof handler>[0]);
}

async function publish(title: string) {
  const { token } = ann;
  const document = aWorksheet({ title });
  const created = await api.call('createDocument', {
    token,
    headers: { 'idempotency-key': title },
    body: { document },
  });
  const id = String(created.body.id);
  const { body } = await api.call('publishDocument', {
    token,
    params: { id },
    headers: { 'idempotency-key': `publish-${title}`, 'if-match': '"1"' },
    body: { is_private: 0, subjects: ['Science'], subject_other: '', grade_levels: ['4'] },
  });
  return { id, version: Number(body.version) };
}
const readState = async (id: string) =>
  (await api.call('readPublishState', { token: ann.token, params: { id } })).body;
const waitForState = (id: string, state: object) =>
  waitFor(async () => expect(await readState(id)).toMatchObject(state));

test('a click becomes a PDF and a key that the owner can download', async () => {
  const { id, version } = await publish('rain');
  await waitForState(id, { state: 'published', published_revision: version, slug: 'rain' });
  const { body } = await api.call('readPublished', { params: { id }, token: ann.token });
  expect(await (await fetch(String(body.pdf_url))).text()).toBe('pdf of "rain"');
  expect(await (await fetch(String(body.key_url))).text()).toBe('key of "rain"');
  expect((await fetch(String(body.thumbnail_url))).headers.get('content-type')).toBe('image/webp');
});

test('a renderer that dies twice is tried again and nobody notices', async () => {
  render.mockRejectedValueOnce(new Error('died')).mockRejectedValueOnce(new Error('died'));
  const { id } = await publish('snow');
  await waitForState(id, { state: 'published', error: null });
});

test('a document that cannot be rendered has failed in words, and can be published again', async () => {
  render.mockImplementation(() => Promise.reject(new Error('poisoned')));
  const { id, version } = await publish('hail');
  await waitForState(id, {
    state: 'failed',
    error: expect.stringContaining('Please try again'),
    published_revision: null,
  });
  render.mockImplementation((request) => createRenderer().render(request));
  const again = await api.call('publishDocument', {
    token: ann.token,
    params: { id },
    headers: { 'idempotency-key': 'again', 'if-match': `"${version}"` },
    body: { is_private: 0, subjects: ['Science'], subject_other: '', grade_levels: ['4'] },
  });
  expect(again.status).toBe(202);
  await waitForState(id, { state: 'published' });
});

test('an owner whose PDFs have taken all their time is refused in words, and others are not', async () => {
  const { createDynamoRenderMeter } = await import('#functions/adapters/dynamo/dynamo-quotas.ts');
  const bob = await api.person('bob@example.org');
  const used = { more: RENDER_QUOTA.limit, bytes: 0 };
  await createDynamoRenderMeter().settle(bob.id, RENDER_QUOTA, used, new Date());
  const headers = { 'idempotency-key': 'fog' };
  const { token } = bob;
  const created = await api.call('createDocument', { token, headers, body: { document: aWorksheet() } });
  const refused = await api.call('publishDocument', {
    token,
    params: { id: String(created.body.id) },
    headers: { 'idempotency-key': 'publish-fog', 'if-match': '"1"' },
    body: { is_private: 0, subjects: ['Science'], subject_other: '', grade_levels: ['4'] },
  });
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: 'quota_reached',
      message: expect.stringMatching(/^The PDFs of this account took 15 minutes, .+ Try again in/),
    },
  });
  const { id } = await publish('dew');
  await waitForState(id, { state: 'published' });
});
