import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createFirewall } from './firewall.ts';
import type { FirewallRule } from './rules.ts';

const rules: FirewallRule[] = [
  {
    ...{ type: 'rate', name: 'Flood', limit: 2, windowSeconds: 300 },
    scope: { ByteMatchStatement: { SearchString: '/api/', PositionalConstraint: 'STARTS_WITH' } },
    answer: { status: 429, headers: { 'Retry-After': '300' } },
  },
  { type: 'managed', name: 'AWSManagedRulesCommonRuleSet', counted: ['SizeRestrictions_BODY'] },
];

const toRequest = (url: string, headers = {}, remoteAddress = '10.0.0.1') =>
  ({ url, headers: { 'user-agent': 'Firefox', ...headers }, socket: { remoteAddress } }) as IncomingMessage;

test('an address with too many requests in scope is refused until its window is over, and no other is', () => {
  let time = 0;
  const firewall = createFirewall(rules, () => time);
  const getStatus = (...asked: Parameters<typeof toRequest>) => firewall(toRequest(...asked))?.status;
  expect([1, 2, 3].map(() => getStatus('/api/plan'))).toEqual([undefined, undefined, 429]);
  expect(getStatus('/%61pi/plan')).toBe(429);
  expect(getStatus('/assets/main.js')).toBeUndefined();
  expect(getStatus('/api/plan', {}, '10.0.0.2')).toBeUndefined();
  expect(firewall(toRequest('/api/plan'))?.headers).toEqual({ 'Retry-After': '300' });
  time = 300_000;
  expect(getStatus('/api/plan')).toBeUndefined();
});

test.each([
  ['a query over 2,048 bytes', `/?q=${'a'.repeat(2047)}`, {}],
  ['a path over 1,024 bytes', `/${'a'.repeat(1024)}`, {}],
  ['cookies over 10,240 bytes', '/', { cookie: 'a'.repeat(10_241) }],
  ['no user agent', '/', { 'user-agent': undefined }],
])('%s is blocked by a page, and nothing that our contract knows', (_, url, headers) => {
  const answer = createFirewall(rules)(toRequest(url, headers));
  expect(answer).toMatchObject({ status: 403, headers: { 'content-type': 'text/html' } });
  expect(createFirewall(rules)(toRequest(url.slice(0, -1), { cookie: 'a'.repeat(10_240) }))).toBeUndefined();
});

test('a rule of AWS that only counts blocks nothing, and blocks where it is not overridden', () => {
  const large = toRequest('/', { 'content-length': '8193' });
  expect(createFirewall(rules)(large)).toBeUndefined();
  const strict = rules.map((rule) => (rule.type === 'managed' ? { ...rule, counted: [] } : rule));
  expect(createFirewall(strict)(large)?.status).toBe(403);
});
