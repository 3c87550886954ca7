import { expect, test } from 'vitest';
import { createKeys } from '../aws/keys.ts';
import { createFunctions, FunctionTimedOut } from './functions.ts';
import type { Handler } from './lambda.ts';

const ALLOWED = { Effect: 'Allow', Action: 's3:GetObject', Resource: '*' } as const;
const READ = { action: 's3:GetObject', resource: 'arn:aws:s3:::images/1' };

/** Functions that all run `handler`, and the keys that each saw. */
function someFunctions(handler: (event: unknown) => Promise<unknown>, timeout = 25) {
  const keys = createKeys({ accessKeyId: 'LOCAL', secretAccessKey: 'secret' });
  const seen: string[] = [];
  const load = async (): Promise<Handler> => (event) => {
    seen.push(String(process.env.AWS_ACCESS_KEY_ID));
    return handler(event);
  };
  const facts = { timeout, policy: [ALLOWED] };
  const stage = { functions: { 'http/one': facts, 'http/other': facts } };
  return { ...createFunctions({ load, stage, keys }), keys, seen };
}

test('each function sees a key pair of its own, the same in each call, and only while it runs', async () => {
  const { invoke, seen } = someFunctions(async () => process.env.AWS_ACCESS_KEY_ID);
  const outside = process.env.AWS_ACCESS_KEY_ID;
  for (const name of ['http/one', 'http/other', 'http/one']) await invoke(name, {});
  expect(seen).toEqual(['LOCAL-http-one-0', 'LOCAL-http-other-0', 'LOCAL-http-one-0']);
  expect(process.env.AWS_ACCESS_KEY_ID).toBe(outside);
});

test('calls at the same time share what the function has loaded', async () => {
  const { invoke, seen } = someFunctions(async () => 'done');
  await Promise.all([invoke('http/one', {}), invoke('http/one', {})]);
  expect(new Set(seen)).toEqual(new Set(['LOCAL-http-one-0']));
});

test('a function past its time is ended: its caller learns so, and its keys open nothing any more', async () => {
  const { invoke, keys, seen } = someFunctions(
    (event) => (event ? new Promise(() => {}) : Promise.resolve()),
    0.01,
  );
  await expect(invoke('http/one', { waits: true })).rejects.toThrow(FunctionTimedOut);
  expect(keys.isAllowed('LOCAL-http-one-0', READ)).toBe(false);
  expect(keys.findSecret('LOCAL-http-one-0')).toBeUndefined();
  await invoke('http/one', null);
  expect(seen.at(-1)).toBe('LOCAL-http-one-1');
  expect(keys.isAllowed('LOCAL-http-one-1', READ)).toBe(true);
});

test('an event and an answer hold six megabytes, counted as JSON', async () => {
  const { invoke } = someFunctions(async (event) => (event === 'more' ? '"'.repeat(3_200_000) : 'done'));
  await expect(invoke('http/one', '"'.repeat(3_200_000))).rejects.toMatchObject({ what: 'event' });
  await expect(invoke('http/one', 'more')).rejects.toMatchObject({ what: 'answer' });
  expect(await invoke('http/one', 'x'.repeat(3_200_000))).toBe('done');
});
