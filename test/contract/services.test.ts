import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aCloud } from '../support/a-cloud.ts';

/** The smaller adapters against the embedded cloud. */

let cloud: Awaited<ReturnType<typeof aCloud>>;
beforeAll(async () => {
  cloud = await aCloud();
  Object.assign(process.env, cloud.env);
});
afterAll(() => cloud.stop());

const loadUsers = async () => (await import('#functions/adapters/dynamo/dynamo-users.ts')).dynamoUsers();
const loadFiles = async () => (await import('#functions/adapters/files/s3-files.ts')).s3Files();
const loadAddresses = async () =>
  (await import('#functions/adapters/files/cloudfront-addresses.ts')).cloudfrontAddresses();
const loadEvents = async () =>
  (await import('#functions/adapters/eventbridge-events.ts')).eventBridgeEvents();

test('a profile is made once, changed in what is given, and its plan is a row of its own', async () => {
  const people = await loadUsers();
  expect(await people.find('ann')).toBeUndefined();
  await people.update('ann', { occupation: 't' });
  expect(await people.find('ann')).toBeUndefined();
  await people.create({ id: 'ann', email: 'ann@example.org' });
  await people.update('ann', { occupation: 'o', occupation_other: 'Librarian' });
  await people.create({ id: 'ann', email: 'other@example.org' });
  await people.update('ann', { paper: 'a4', onboarded: undefined });
  const plans = (await import('#functions/adapters/dynamo/dynamo-plans.ts')).dynamoPlans();
  await plans.keep('ann', { turn: 1, granted: true, subscription: null });
  expect(await people.find('ann')).toEqual({
    id: 'ann',
    email: 'ann@example.org',
    occupation: 'o',
    occupation_other: 'Librarian',
    request_no_email: true,
    paper: 'a4',
    role: 'user',
    plan: 'premium',
    onboarded: false,
    grade_levels: [],
    tracking_off: false,
    flags: { limit_student_fields: false },
  });
});

test('the last answers of Make Printable are remembered for one person', async () => {
  const people = await loadUsers();
  const settings = { is_private: 1, subjects: ['Math'], subject_other: '', grade_levels: ['K'] } as const;
  expect(await people.publishSettings('bob')).toBeNull();
  await people.rememberPublishSettings('bob', { ...settings, subjects: ['Math'], grade_levels: ['K'] });
  expect(await people.publishSettings('bob')).toEqual(settings);
});

test('a published file is read by its signed address alone, and saved under its own name', async () => {
  const { put } = await loadFiles();
  const bytes = new TextEncoder().encode('%PDF');
  await put('published/d1/2-abc.pdf', bytes, 'application/pdf', 'El niño: "año" 水.pdf');
  const signed = await (await loadAddresses()).of('published/d1/2-abc.pdf');
  const response = await fetch(signed);
  expect([response.status, await response.text()]).toEqual([200, '%PDF']);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="El nino ano .pdf"; filename*=UTF-8''El%20ni%C3%B1o%20a%C3%B1o%20%E6%B0%B4.pdf`,
  );
  const [bare] = signed.split('?');
  expect((await fetch(bare ?? '')).status).toBe(403);
  expect((await fetch(signed.replace('2-abc.pdf', '2-abc-key.pdf'))).status).toBe(403);
});

test('an event reaches the render queue as the renderer reads it', async () => {
  await (await loadEvents()).publishRequested({ document_id: 'd1', revision: 2 });
  const { Messages } = await new SQSClient().send(
    new ReceiveMessageCommand({ QueueUrl: process.env.RENDER_QUEUE_URL }),
  );
  expect(JSON.parse(Messages?.[0]?.Body ?? '')).toMatchObject({
    'detail-type': 'PublishRequested',
    detail: { document_id: 'd1', revision: 2 },
  });
});

test('an event that the bus did not take is an error, though the bus answers 200', async () => {
  vi.stubEnv('EVENT_BUS_NAME', 'another');
  const { publishRequested } = await loadEvents();
  vi.unstubAllEnvs();
  await expect(publishRequested({ document_id: 'd1', revision: 2 })).rejects.toThrow('ResourceNotFound');
});

test('a variable that a function needs and does not find is named at once', async () => {
  vi.stubEnv('EVENT_BUS_NAME', '');
  await expect(loadEvents()).rejects.toThrow('EVENT_BUS_NAME');
  vi.unstubAllEnvs();
});

test('of many at once just as many are granted as there are, and in the next span as many again', async () => {
  const quotas = (await import('#functions/adapters/dynamo/dynamo-quotas.ts')).dynamoQuotas();
  const allowance = { of: 'documents', most: 5, seconds: 3600 };
  const granted = async (who: string, at: string) => {
    const asked = Array.from({ length: 12 }, () => quotas.take(who, allowance, new Date(at)));
    return (await Promise.all(asked)).filter(Boolean).length;
  };
  expect(await granted('ann', '2026-03-01T10:30:00Z')).toBe(5);
  expect(await granted('ann', '2026-03-01T10:59:59Z')).toBe(0);
  expect(await granted('bob', '2026-03-01T10:30:00Z')).toBe(5);
  expect(await granted('ann', '2026-03-01T11:00:00Z')).toBe(5);
});

test('what has a name is granted again and not counted again, also where nothing is left', async () => {
  const quotas = (await import('#functions/adapters/dynamo/dynamo-quotas.ts')).dynamoQuotas();
  const allowance = { of: 'publishes', most: 2, seconds: 3600 };
  const take = (name: string) => quotas.take('cleo', allowance, new Date('2026-03-01T10:30:00Z'), name);
  const granted: boolean[] = [];
  for (const name of ['one', 'one', 'two', 'three', 'one', 'two']) granted.push(await take(name));
  expect(granted).toEqual([true, true, true, false, true, true]);
});
