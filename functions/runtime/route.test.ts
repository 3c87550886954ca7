import { expect, test, vi } from 'vitest';
import { createFakes } from '#test/fakes/fakes.ts';
import { anEvent, read } from '#test/fakes/http-event.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { ApiError } from '../errors/api-error.ts';
import { createEndedAccounts } from './ended-accounts.ts';
import { route } from './route.ts';

const receipt = { id: 'd1', user_id: 'ann', version: 1, hash: 'abc', updated_at: '2026-03-01T10:00:00.000Z' };
const answer = vi.fn(async (_: unknown) => receipt);
const { accountDeletions, clock, logins } = createFakes();
const accounts = createEndedAccounts({ accountDeletions, clock, logins });
const create = route('createDocument', answer, accounts);
const key = { 'idempotency-key': 'k1' };

const call = async (...sent: Parameters<typeof anEvent>) => read(await create(anEvent(...sent)));

test('a request is parsed by the contract, with its defaults, and answered with the route’s status', async () => {
  const document = { entity_type: 'worksheet', unknown_field: 1 };
  const { status, body, headers } = await call({ caller: 'ann', headers: key, body: { document } });
  expect(status).toBe(201);
  expect(body).toEqual(receipt);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(answer).toHaveBeenLastCalledWith(
    expect.objectContaining({
      caller: { id: 'ann' },
      body: { document: expect.objectContaining({ entity_type: 'worksheet', paper: 'letter' }) },
    }),
  );
  expect(JSON.stringify(answer.mock.lastCall)).not.toContain('unknown_field');
});

test('nobody gets in without the gateway’s word, nor with a token that is not for access', async () => {
  for (const claims of [
    undefined,
    { sub: 'ann' },
    { sub: 'ann', token_use: 'id' },
    { token_use: 'access' },
  ]) {
    const { status, body } = await call({ ...(claims && { claims }), headers: key, body: {} });
    expect([status, body.code]).toEqual([401, 'not_signed_in']);
  }
});

test('everything that is wrong is named with its place', async () => {
  const document = { entity_type: 'worksheet', title_font_size: 200, items: [{ id: 'a', type: 'riddle' }] };
  const { status, body } = await call({ caller: 'ann', body: { document } });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'invalid', request_id: 'request-1' });
  expect(body.problems.map((problem: { where: string }) => problem.where).sort()).toEqual([
    'document.items.0.type',
    'document.title_font_size',
    'headers.idempotency-key',
  ]);
});

test('a body that holds no document is said of the document', async () => {
  const { body } = await call({ caller: 'ann', headers: key, body: { document: 5 } });
  expect(body).toMatchObject({ where: 'document', message: 'must be an object' });
});

test('a bound without words of its own is named with its number', async () => {
  const rename = route('renameDocument', answer, accounts);
  const headers = { ...key, 'if-match': '"1"' };
  const request = { caller: 'ann', params: { id: 'd1' }, headers, body: { filename: 'x'.repeat(256) } };
  const { body } = read(await rename(anEvent(request)));
  expect(body).toMatchObject({ where: 'filename', message: 'must be at most 255 characters' });
});

test('a quota that is used up says when there is some again', async () => {
  answer.mockRejectedValueOnce(new ApiError('quota_reached', { retryAfter: 1800 }));
  const { status, headers } = await call({ caller: 'ann', headers: key, body: { document: aWorksheet() } });
  expect([status, headers?.['retry-after']]).toEqual([429, '1800']);
});

test('a document of an older editor is refused whole, for that editor would not know what is kept', async () => {
  const document = { entity_type: 'worksheet', schema_version: 0 };
  const { status, body } = await call({ caller: 'ann', headers: key, body: { document } });
  expect([status, body.code]).toEqual([409, 'editor_outdated']);
  expect(body.message).toBe('There is a newer version of Handout. Reload this page to go on.');
});

test.each([
  ['no body', {}, 'is not JSON'],
  ['broken JSON', { raw: '{"document":' }, 'is not JSON'],
  ['a form', { raw: 'a=1', headers: { 'content-type': 'text/plain' } }, 'must be sent as application/json'],
])('%s is refused in words', async (_, sent, message) => {
  const headers = { ...key, ...('headers' in sent ? sent.headers : {}) };
  const { body } = await call({ caller: 'ann', ...sent, headers });
  expect(body).toMatchObject({ code: 'invalid', where: 'body', message });
});

test('a body of more than 4 MB is refused before it is read as JSON', async () => {
  const { status, body } = await call({ caller: 'ann', headers: key, raw: '['.repeat(5 * 1024 * 1024) });
  expect([status, body.code]).toEqual([413, 'too_large']);
});

test('a body that holds no document may be 64 KB, and is refused above that before it is read', async () => {
  const rename = route('renameDocument', answer, accounts);
  const sent = { caller: 'ann', params: { id: 'd1' }, headers: { ...key, 'if-match': '"1"' } };
  const { status, body } = read(await rename(anEvent({ ...sent, raw: '['.repeat(65 * 1024) })));
  expect([status, body.code, body.message]).toEqual([413, 'too_large', 'This request is larger than 64 KB.']);
});

test('millions of brackets are refused without being parsed, and brackets in a text are none', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  const reply = await create(anEvent({ caller: 'ann', headers: key, raw: '['.repeat(4_100_000) }));
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
  expect(read(reply).body.problems).toEqual([{ where: 'body', message: 'is nested deeper than 40 levels' }]);
  const document = aWorksheet({ title: `${'['.repeat(200)}"\\{{` });
  expect((await call({ caller: 'ann', headers: key, body: { document } })).status).toBe(201);
});

test('a million wrong items are refused in few words, without being parsed', async () => {
  const raw = `{"document":{"entity_type":"worksheet","items":[${'{},'.repeat(1_300_000)}{}]}}`;
  const parse = vi.spyOn(JSON, 'parse');
  const reply = await create(anEvent({ caller: 'ann', headers: key, raw }));
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
  expect(read(reply).body.problems).toEqual([{ where: 'body', message: 'has more than 250,000 parts' }]);
});

test('of many problems the first twenty are named', async () => {
  const items = Array.from({ length: 500 }, (_, id) => ({ id: `${id}`, type: 'riddle' }));
  const document = { entity_type: 'worksheet', items };
  const { body } = await call({ caller: 'ann', headers: key, body: { document } });
  expect(body.problems).toHaveLength(20);
  expect(body.problems[19].where).toBe('document.items.19.type');
});

test('bytes that are no UTF-8 are refused in words', async () => {
  const event = anEvent({ caller: 'ann', headers: key });
  const raw = Buffer.concat([Buffer.from('{"document":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]);
  const sent = { ...event, body: raw.toString('base64'), isBase64Encoded: true };
  const { status, body } = read(await create(sent));
  expect([status, body.code, body.where, body.message]).toEqual([
    400,
    'malformed',
    'body',
    'must be valid UTF-8',
  ]);
});

test('objects nested without end are refused', async () => {
  const document = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  const { status, body } = await call({ caller: 'ann', headers: key, raw: `{"document":${document}}` });
  expect([status, body.problems[0].message]).toEqual([422, 'is nested deeper than 40 levels']);
});

test('a refusal of the domain is answered with its status, words and other copy', async () => {
  answer.mockRejectedValueOnce(
    new ApiError('not_publishable', { problems: [{ where: 'items', message: 'None.' }] }),
  );
  const { status, body } = await call({ caller: 'ann', headers: key, body: { document: aWorksheet() } });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'not_publishable', where: 'items', message: 'None.' });
});

test('a fault of ours tells nothing of our insides', async () => {
  answer.mockRejectedValueOnce(new Error('password of table handout is hunter2'));
  const { status, body } = await call({ caller: 'ann', headers: key, body: { document: aWorksheet() } });
  expect(status).toBe(500);
  expect(body).toMatchObject({ code: 'internal', where: null, problems: [] });
  expect(JSON.stringify(body)).not.toContain('hunter2');
});

test('what may pass by itself says so, and when to try again', async () => {
  const throttled = Object.assign(new Error('slow down'), { $retryable: { throttling: true } });
  answer.mockRejectedValueOnce(throttled);
  const { status, body, headers } = await call({
    caller: 'ann',
    headers: key,
    body: { document: aWorksheet() },
  });
  expect([status, body.code, headers?.['retry-after']]).toEqual([503, 'unavailable', '5']);
});
