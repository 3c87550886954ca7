import { expect, test } from 'vitest';
import { readBrowser } from './browser.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

test.each([
  [CHROME, 'Chrome on Windows'],
  [SAFARI, 'Safari on iOS'],
  ['curl/8.9', 'A browser'],
  ['', 'Another browser'],
  ['x'.repeat(100_000), 'Another browser'],
])('%.30s is called by its name', (agent, name) => {
  expect(readBrowser({ headers: { 'user-agent': agent } }).name).toBe(name);
});

test('a browser is known again by its cookie, and gets one where it has none or a made-up one', () => {
  const { id, cookie } = readBrowser({ headers: {} });
  expect(cookie).toContain('HttpOnly; Secure; SameSite=Lax');
  expect(readBrowser({ headers: {}, cookies: [cookie.split(';')[0] ?? ''] }).id).toBe(id);
  for (const made of ['__Host-browser=', '__Host-browser=short', `__Host-browser=${'x'.repeat(23)}`])
    expect(made).not.toContain(readBrowser({ headers: {}, cookies: [made] }).id);
});
