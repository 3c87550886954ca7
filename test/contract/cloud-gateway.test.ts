import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import {
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { mapValues } from 'es-toolkit';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTokenIssuer } from '#infra/local/cognito/token-issuer.ts';
import { createUser } from '#infra/local/cognito/users.ts';
import { OPEN_EDGE } from '#infra/local/edge/edge.ts';
import type { Handler } from '#infra/local/lambda/lambda.ts';
import { readStageFile } from '#infra/local/stage/stage.ts';
import { createCloudEdge } from '../edge/edge.ts';
import { aCloud } from '../support/a-cloud.ts';
import { aFolder } from '../support/a-folder.ts';
import { proveClient } from '../support/client-proof.ts';

interface Call {
  name: string;
  event: Record<string, unknown> & {
    requestContext: { authorizer?: { jwt: { claims: Record<string, string> } } };
  };
}

/** A cloud whose functions note their calls and answer with `answer`. */
async function aGateway({
  answer = { statusCode: 200, body: 'ok' } as unknown,
  timeout = 25,
  edge = createCloudEdge(),
} = {}) {
  const disk = { full: false };
  const webDir = aFolder();
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Handout</title>');
  writeFileSync(join(webDir, 'assets', 'main-abc123.js'), 'export {}');
  writeFileSync(join(webDir, 'assets', 'large-abc123.js'), 'export {};\n'.repeat(1000));
  const calls: Call[] = [];
  const load =
    async (name: string): Promise<Handler> =>
    async (event) => {
      calls.push({ name, event: event as Call['event'] });
      if (answer instanceof Error) throw answer;
      return answer === 'never' ? new Promise(() => undefined) : answer;
    };
  const stage = readStageFile();
  const functions = mapValues(stage.functions, (facts) => ({ ...facts, timeout }));
  const options = { webDir, load, edge, hasRoom: () => !disk.full, stage: { ...stage, functions } };
  const cloud = await aCloud(options);
  onTestFinished(() => cloud.stop());
  return {
    ...cloud,
    calls,
    disk,
    call: (path: string, init?: RequestInit) => fetch(`${cloud.url}${path}`, init),
  };
}

async function createTokens(cloud: Awaited<ReturnType<typeof aCloud>>) {
  const { cognito } = cloud.clients;
  const [USERNAME, PASSWORD] = ['teacher@example.org', 'correct horse'];
  const proof = proveClient(cloud).prove(USERNAME);
  await cognito.send(new SignUpCommand({ ...proof, Password: PASSWORD }));
  const ConfirmationCode = cloud.mailbox.list()[0]?.code;
  await cognito.send(new ConfirmSignUpCommand({ ...proof, ConfirmationCode }));
  const { ClientId, SecretHash: SECRET_HASH } = proof;
  const AuthParameters = { USERNAME, PASSWORD, SECRET_HASH };
  const auth = { ClientId, AuthFlow: 'USER_PASSWORD_AUTH' as const, AuthParameters };
  return (await cognito.send(new InitiateAuthCommand(auth))).AuthenticationResult;
}

/** Signed with the pool's own key, two hours ago. */
async function anExpiredToken({ dataDir, env }: Awaited<ReturnType<typeof aCloud>>): Promise<string> {
  const key = join(dataDir, 'signing-key.json');
  const issuer = await openTokenIssuer(key, env.USER_POOL_ISSUER ?? '', env.USER_POOL_CLIENT_ID ?? '');
  const person = await createUser('teacher@example.org', 'correct horse', 0);
  return (await issuer.sign(person, Date.now() - 2 * 3_600_000)).AccessToken;
}

const toBearerHeaders = (token = '') => ({ headers: { authorization: `Bearer ${token}` } });

test('a call reaches the function of its route as an HTTP API event with the claims of its token', async () => {
  const here = await aGateway();
  const tokens = await createTokens(here);
  const answer = await here.call('/api/documents/a%20b/copies?x=1&x=2', {
    method: 'POST',
    body: '{"a":"é"}',
    headers: {
      ...toBearerHeaders(tokens?.AccessToken).headers,
      'content-type': 'application/json',
      cookie: 'one=1; two=2',
      'Idempotency-Key': 'k',
    },
  });
  expect(await answer.text()).toBe('ok');
  const { name, event } = here.calls[0] ?? {};
  expect(name).toBe('http/copy-document');
  expect(event).toMatchObject({
    version: '2.0',
    routeKey: 'POST /api/documents/{id}/copies',
    rawPath: '/api/documents/a%20b/copies',
    rawQueryString: 'x=1&x=2',
    queryStringParameters: { x: '1,2' },
    pathParameters: { id: 'a b' },
    cookies: ['one=1', 'two=2'],
    headers: { 'idempotency-key': 'k', 'content-type': 'application/json' },
    body: '{"a":"é"}',
    isBase64Encoded: false,
    requestContext: { http: { method: 'POST', path: '/api/documents/a%20b/copies' }, stage: '$default' },
  });
  expect(event?.requestContext.authorizer?.jwt.claims).toMatchObject({
    token_use: 'access',
    iss: here.env.USER_POOL_ISSUER,
  });
  expect(typeof event?.requestContext.authorizer?.jwt.claims.exp).toBe('string');
});

test('a route for users refuses no token, a garbled one, a forged one and an expired one', async () => {
  const here = await aGateway();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const forged = await new SignJWT({ token_use: 'access', client_id: here.env.USER_POOL_CLIENT_ID ?? '' })
    .setProtectedHeader({ alg: 'RS256', kid: (await exportJWK(privateKey)).kid ?? 'x' })
    .setIssuer(here.env.USER_POOL_ISSUER ?? '')
    .setExpirationTime('1h')
    .sign(privateKey);
  const none = `${btoa('{"alg":"none"}')}.${btoa('{}')}.x`.replaceAll('=', '');
  for (const token of ['', 'x.y.z', none, forged, await anExpiredToken(here)]) {
    const answer = await here.call('/api/documents', toBearerHeaders(token));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ message: 'Unauthorized' });
  }
  expect((await here.call('/api/documents')).status).toBe(401);
  expect(here.calls).toEqual([]);
});

test('a route for anyone, or with an optional token, leaves the token to the function', async () => {
  const here = await aGateway();
  await here.call('/api/published/7', toBearerHeaders('x.y.z'));
  expect(here.calls[0]).toMatchObject({ name: 'http/read-published' });
  expect(here.calls[0]?.event.requestContext.authorizer).toBeUndefined();
});

test('what the function returns is what the browser gets: status, headers, cookies, bytes', async () => {
  const body = Buffer.from([0, 255, 1]);
  const answer = {
    statusCode: 201,
    headers: { 'content-type': 'x/y', etag: '"1"' },
    cookies: ['a=1; Path=/', 'b=2'],
    body: body.toString('base64'),
    isBase64Encoded: true,
  };
  const here = await aGateway({ answer });
  const got = await here.call('/api/published/7');
  expect(got.status).toBe(201);
  expect(got.headers.get('etag')).toBe('"1"');
  expect(got.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
  expect(Buffer.from(await got.arrayBuffer())).toEqual(body);
});

test('a function that throws is an internal error that says nothing of the cause', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const here = await aGateway({ answer: new Error('secret detail') });
  const got = await here.call('/api/published/7');
  expect(got.status).toBe(500);
  expect(await got.text()).not.toContain('secret');
  expect(log).toHaveBeenCalledOnce();
});

test('an unknown path or method of the API is not found, and is never the editor', async () => {
  const here = await aGateway();
  expect((await here.call('/api/nothing')).status).toBe(404);
  expect((await here.call('/api/documents/%zz')).status).toBe(404);
  expect((await here.call('/api/documents', { method: 'DELETE' })).status).toBe(404);
});

test('a body over 10 MB is refused before a function sees it', async () => {
  const here = await aGateway();
  const answer = await here.call('/api/session/log-in', {
    method: 'POST',
    body: 'x'.repeat(10 * 1024 * 1024 + 1),
  });
  expect(answer.status).toBe(413);
  expect(here.calls).toEqual([]);
});

test('an event over 6 MB once its text is escaped is refused, and an answer over it is an error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const here = await aGateway({ answer: { statusCode: 200, body: '"'.repeat(3_200_000) } });
  const init = {
    method: 'POST',
    body: '"'.repeat(3_200_000),
    headers: { 'content-type': 'application/json' },
  };
  expect((await here.call('/api/session/log-in', init)).status).toBe(413);
  expect(here.calls).toEqual([]);
  expect((await here.call('/api/published/7')).status).toBe(500);
  log.mockRestore();
});

test('a function past its time is answered 504', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const here = await aGateway({ answer: 'never', timeout: 0.01 });
  const answer = await here.call('/api/published/7');
  expect([answer.status, await answer.json()]).toEqual([504, { message: 'Endpoint request timed out' }]);
  log.mockRestore();
});

test('headers over 10,240 bytes in all are refused', async () => {
  const here = await aGateway();
  const answer = await here.call('/api/published/7', { headers: { 'x-large': 'a'.repeat(10_240) } });
  expect(answer.status).toBe(431);
  expect(here.calls).toEqual([]);
});

test('a query that the firewall blocks reaches no function, and an answer for everybody is kept at the edge', async () => {
  const headers = { 'cache-control': 'public, max-age=0, s-maxage=60' };
  const here = await aGateway({ answer: { statusCode: 200, headers, body: '{}' } });
  const blocked = await here.call(`/api/gallery?q=${'a'.repeat(2048)}`);
  expect([blocked.status, blocked.headers.get('content-type')]).toEqual([403, 'text/html']);
  for (const path of ['/api/gallery?q=a', '/api/gallery?q=a', '/api/published/7', '/api/published/7'])
    await here.call(path);
  expect(here.calls.map(({ name }) => name)).toEqual([
    ...['http/list-gallery', 'http/read-published', 'http/read-published'],
  ]);
});

test('without the edge, as in npm start, an answer for everybody is asked for each time: a new notice shows at once', async () => {
  const headers = { 'cache-control': 'public, max-age=0, s-maxage=60' };
  const here = await aGateway({ answer: { statusCode: 200, headers, body: '{}' }, edge: OPEN_EDGE });
  for (const path of ['/api/gallery?q=a', '/api/gallery?q=a']) await here.call(path);
  expect(here.calls).toHaveLength(2);
});

test('on a full disk a write is refused in the words of the catalogue and a read still works', async () => {
  const here = await aGateway();
  here.disk.full = true;
  const write = await here.call('/api/session/log-in', { method: 'POST', body: '{}' });
  expect(write.status).toBe(507);
  expect(await write.json()).toMatchObject({ code: 'storage_full' });
  expect((await here.call('/api/published/7')).status).toBe(200);
});

test('only our own names are served', async () => {
  const here = await aGateway();
  const getStatus = (host: string) =>
    new Promise((resolve) =>
      request(here.url, { headers: { host, 'user-agent': 'test' } }, (answer) =>
        resolve(answer.statusCode),
      ).end(),
    );
  const { port } = new URL(here.url);
  expect(await getStatus(`localhost:${port}`)).toBe(200);
  expect(await getStatus(`evil.example:${port}`)).toBe(421);
  expect(await getStatus('localhost')).toBe(421);
});

test('a page asked for by the number of this machine is at its name, where its pictures are', async () => {
  const here = await aGateway();
  const { port } = new URL(here.url);
  const answer = await fetch(`http://127.0.0.1:${port}/d/7/water?x=1`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([307, `${here.url}/d/7/water?x=1`]);
  expect((await fetch(`http://127.0.0.1:${port}//evil.example/`)).url).toBe(`${here.url}//evil.example/`);
  expect((await fetch(`http://127.0.0.1:${port}/api/published/7`)).status).toBe(200);
});

test('every address of the editor gives its page, with the security headers and never from a cache', async () => {
  const here = await aGateway();
  for (const path of ['/', '/new/worksheet', '/d/7/water-cycle', '/edit/7?x=1']) {
    const page = await here.call(path);
    expect(await page.text()).toContain('<title>Handout</title>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('strict-transport-security')).toBeNull();
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard service-worker question-reader puzzle-maker",
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`img-src 'self' data: blob: ${here.env.FILES_ORIGIN};`);
    expect(policy).toContain(`connect-src 'self' ${here.env.FILES_ORIGIN} ${here.env.AWS_ENDPOINT_URL_S3};`);
  }
});

test('a hashed asset is kept for ever; one that is not there is not the page', async () => {
  const here = await aGateway();
  const asset = await here.call('/assets/main-abc123.js');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect((await here.call('/assets/gone-000000.js')).status).toBe(404);
  expect(await (await here.call('/..%2f..%2fetc%2fpasswd')).text()).toContain('<title>Handout</title>');
});

test('a script crosses the wire compressed for a browser that asks for it, as CloudFront sends it', async () => {
  const { call } = await aGateway();
  const asked = { headers: { 'accept-encoding': 'gzip, deflate, br' } };
  const answer = await call('/assets/large-abc123.js', asked);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toHaveLength(11_000);
  const plain = await call('/assets/large-abc123.js', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
});

test('the mailbox shows what was mailed, with nothing in it that runs', async () => {
  const here = await aGateway();
  here.mailbox.deliver({
    to: '<b>x</b>@example.org',
    subject: 'Confirm',
    text: 'Your code is 123456.',
    code: '123456',
  });
  const page = await here.call('/_local/mailbox');
  const text = await page.text();
  expect(text).toContain('Your code is 123456.');
  expect(text).not.toContain('<b>x</b>');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await (await here.call('/_local/mailbox.json')).json()).toMatchObject([
    { code: '123456', subject: 'Confirm' },
  ]);
});
