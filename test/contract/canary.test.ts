// @module-tag slow
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PutSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishWorksheet } from '#functions/canary/publish-worksheet.ts';
import type { Renderer } from '#functions/ports/rendering.ts';
import { loadHandler } from '#infra/local/lambda/lambda.ts';
import { saveEnvironment } from '../../bin/environment.ts';
import { type Api, anApi } from '../support/an-api.ts';
import { givePremium } from '../support/give-premium.ts';
import { createRenderPorts } from '../support/publish-for.ts';

const account = { email: 'canary@example.org', password: 'a long secret' };
/** Stands in for the first bytes of a PDF, which a test makes wrong. */
let file = '%PDF-1.7';
let pages = 1;
const renderer: Renderer = {
  render: async () => ({
    pdf: new TextEncoder().encode(file),
    pages,
    warnings: [],
    sheets: null,
    thumbnail: null,
  }),
};

/** Loads the render function with a renderer that needs no browser, and every other function as it is. */
async function load(name: string, environment?: number) {
  if (name !== 'events/render-document') return loadHandler(name, environment);
  const { onQueueEvent } = await import('#functions/runtime/queue.ts');
  const { renderDocument } = await import('#functions/domain/publishing/render.ts');
  const { createSqsRetries } = await import('#functions/adapters/sqs-retries.ts');
  const ports = await createRenderPorts(renderer);
  const handler = onQueueEvent('PublishRequested', createSqsRetries(), (detail, sentAt) =>
    renderDocument(ports, detail, sentAt),
  );
  return handler as unknown as ReturnType<typeof loadHandler>;
}

let api: Api;
let token: string;
beforeAll(async () => {
  api = await anApi({ load: load as typeof loadHandler });
  saveEnvironment(api.dataDir, api.env);
  const canary = await api.person(account.email);
  token = canary.token;
  await givePremium(canary);
  api.startSchedule();
});
afterAll(() => api.stop());
beforeEach(() => {
  file = '%PDF-1.7';
  pages = 1;
});

const sing = (given: Partial<Parameters<typeof publishWorksheet>[0]> = {}) =>
  publishWorksheet({ origin: api.url, account, pollEveryMs: 100, ...given });
const listEverything = async () =>
  (
    await Promise.all((['listDocuments', 'listTrash'] as const).map((list) => api.call(list, { token })))
  ).flatMap(({ body }) => body.documents);

test('the canary publishes a worksheet and opens its PDF, and leaves nothing behind', async () => {
  expect(await sing()).toBe(file.length);
  expect(await listEverything()).toEqual([]);
});

test('it runs as a function with the account in its secret and the rights of its role', async () => {
  const { secrets } = api.clients;
  await secrets.send(
    new PutSecretValueCommand({ SecretId: api.env.CANARY_SECRET, SecretString: JSON.stringify(account) }),
  );
  const { accessKeyId, secretAccessKey } = api.getFunctionKey('events/run-canary');
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey });
  try {
    const { handler } = await import('#functions/events/run-canary.ts');
    await handler();
  } finally {
    Object.assign(process.env, api.env);
  }
  expect(await listEverything()).toEqual([]);
});

test('it fails where the file is no PDF, and takes its worksheet away all the same', async () => {
  file = 'a page that says sorry';
  await expect(sing()).rejects.toThrow('the file of the PDF is none');
  expect(await listEverything()).toEqual([]);
});

test('it fails where the PDF has other pages than one', async () => {
  pages = 3;
  await expect(sing()).rejects.toThrow('the PDF has 3 pages instead of 1');
});

test('it names the route that fails, and its answer', async () => {
  await expect(sing({ account: { ...account, password: 'the wrong one' } })).rejects.toThrow(
    /^logIn answered 4\d\d/,
  );
});

test('it gives up where the PDF never comes', async () => {
  await expect(sing({ polls: 0 })).rejects.toThrow('the PDF was not ready after 0 s');
});

test('an operator runs it beside a running product', async () => {
  const run = (password: string) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../bin/canary.ts'), account.email], {
      env: { PATH: process.env.PATH, HANDOUT_DATA: api.dataDir, CANARY_PASSWORD: password },
    }).catch((error: { stdout: string; stderr: string }) => error);
  expect((await run(account.password)).stdout).toBe(
    `Published and opened a PDF of ${file.length} bytes at ${api.url}.\n`,
  );
  expect((await run('')).stderr).toMatch(
    /^CANARY_PASSWORD is not set\.\nUsage: CANARY_PASSWORD=… npm run canary -- EMAIL\n/,
  );
});
