import { expect, test, vi } from 'vitest';
import { anEvent, read } from '#test/fakes/http-event.ts';
import { ApiError } from '../errors/api-error.ts';
import type { SessionCookie } from './session-route.ts';

vi.stubEnv('SITE_ORIGIN', 'https://handout.example');
const { sessionRoute } = await import('./session-route.ts');

const answer = vi.fn(async ({ cookie }: { cookie: SessionCookie }) => {
  cookie.clear();
  return null;
});
const logOut = sessionRoute('logOut', answer);
const cookies = ['__Host-session=secret', 'other=1'];
const call = async (headers: Record<string, string>, sent: string[] | undefined = cookies) =>
  read(await logOut(anEvent({ headers, ...(sent && { cookies: sent }) })));

test('our own page may use the cookie, which no script and no other site ever sees', async () => {
  const { status, cookies: set } = await call({ 'sec-fetch-site': 'same-origin' });
  expect(status).toBe(204);
  expect(answer.mock.lastCall?.[0].cookie.token).toBe('secret');
  expect(set).toEqual(['__Host-session=; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=0']);
});

test('a browser that does not name the site is known by the page’s origin', async () => {
  expect((await call({ origin: 'https://handout.example' })).status).toBe(204);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour on the same site', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://handout.example.evil.test' }],
  ['a page without an origin', { origin: 'null' }],
  ['nobody who says where he comes from, but with a cookie', {}],
])('%s is refused, and no cookie is set', async (_, headers: Record<string, string>) => {
  answer.mockClear();
  const { status, body, cookies: set } = await call(headers);
  expect([status, body.code, set]).toEqual([403, 'forbidden', undefined]);
  expect(answer).not.toHaveBeenCalled();
});

test('a program without cookies needs to say nothing', async () => {
  const { status } = read(await logOut(anEvent()));
  expect(status).toBe(204);
});

test('the cookie goes even when ending the session elsewhere failed', async () => {
  answer.mockImplementationOnce(async ({ cookie }) => {
    cookie.clear();
    throw new ApiError('unavailable');
  });
  const { status, cookies: set } = await call({ 'sec-fetch-site': 'same-origin' });
  expect([status, set?.length]).toEqual([503, 1]);
});
