import { createPublicKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned } from './cloudfront-signature.ts';

/** Made with OpenSSL (`openssl dgst -sha256 -sign` over the canned policy); its private key was deleted. */
const key = {
  id: 'K2JCJMDEHXQW5F',
  publicKey: createPublicKey(`-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAw5j0uIp7x1AmH9YuPVVb
Woiu2aMsryQpZByee5ENOf4M/TmKo1f6gN+ZE+aa9aBwIu5hLOBc6CLJqxBA10aV
JnqiD0Nk3RbhFFcWAhOvMeV0UvGWt+1xgTo51F85Bso5V9MpGfyGlZCbGYL8REj6
b7a1hOiuqgi/t8PF8YDghT1n0nMzzJgSQh2J8+lKV1zK6lbqE2vGB08tFnYWBWOw
apZCkBmbnSsxoeBwqIUkHKW0gNSOpv4a2dPVd9enhs//XAE16fzH+TxUIMatDNXD
CKCRKpx1IwbyaIHCK1dQRhdlPJTSCWj9HF9mmawEO1fqs8IMoce1FeJDkNvw38mx
jQIDAQAB
-----END PUBLIC KEY-----`),
};
const PLAIN =
  'qHHfN3U0JdmTNMce-7milp-OIYVz9i0VqvhbsaPIuS6hllq16SebBNGEOyJE1KdEesGv9ErIjbDO4fi4N53rKkkSXjTBe4Nh0yyjLyD6lscizH0Bd-5bAnU5WHatHoWdkmPkW7PeIu72Vqsa2vIDymXysLnmHJeiVr0n1Kjz6Nswc5anuYNk9qtajJKrT993cikceM~6lwHO4Y4SISWATIQxKl4LW~xrDdSxbswRPFlFtdgsW6ceReFGPamOJlWXndBKyQ0KiTEqp7-4zNi4Oaij594qPJ9FAhaOOhhNVI1J~Dg-z-X66WgHl2vhkXDMnlah2zD8TL3Pko944Kk1rg__';
const WITH_PAGE =
  'q2AhWFmd4Je~qmzRyHueiMOSXRavtpYahBFmCjlwatikE3DY5WJfymYkUDSW6dXeYwARJ9UakzpQHdyEiubr~EzYnHTbQ68nTdDmaF72ZgeCIIwj3rXwTUkyXnW37l56aId6SINMHrrz4XX3fKogPcpn7OXSTX82MjBXcDjpuL34kAkIpZrxtwyvJnhZtlNa3QsY9k~ZqF5XndlD5bySG9CNTS0Q0j~O8Mck5q4wqeGBoIO3ypbi1Zurm14EkFKJUp1oqd-5-LGR90IBg-2RXnZ09AdkD4KpHFT9ijmCcOcSKj9Bm09qR0hUuOwzDYmJWa1tNNUm97FRt9byCSgCaQ__';

const END = 1_772_359_500;
const origin = 'https://files.handout.example';
const path = '/published/k3J-_x/2-abc.pdf';
const signed = `Expires=${END}&Key-Pair-Id=${key.id}&Signature=${PLAIN}&Hash-Algorithm=SHA256`;
const opens = (url: string, { at = END * 1000 - 1, from = origin } = {}) => isSigned(from, url, key, at);

test('an address that another tool signed is let through until its time is over', () => {
  expect(opens(`${path}?${signed}`)).toBe(true);
  expect(opens(`${path}?${signed}`, { at: END * 1000 })).toBe(false);
});

test('what else stands in the query is under the signature', () => {
  const withPage = signed.replace(PLAIN, WITH_PAGE);
  expect(opens(`${path}?page=1&${withPage}`)).toBe(true);
  expect(opens(`${path}?${withPage}&page=1`)).toBe(true);
  expect(opens(`${path}?page=2&${withPage}`)).toBe(false);
  expect(opens(`${path}?page=1&${signed}`)).toBe(false);
});

test.each([
  ['nothing is signed', path],
  ['the file is another', `/published/k3J-_x/2-abc-key.pdf?${signed}`],
  ['the path goes about', `/published/../published/k3J-_x/2-abc.pdf?${signed}`],
  ['the time is later', `${path}?${signed.replace(`${END}`, `${END + 1}`)}`],
  ['the time is none', `${path}?${signed.replace(`${END}`, 'never')}`],
  ['the key has another name', `${path}?${signed.replace(key.id, 'K0000000000000')}`],
  ['the hash is a weaker one', `${path}?${signed.replace('SHA256', 'SHA1')}`],
  ['the signature is cut', `${path}?${signed.replace(PLAIN, PLAIN.slice(0, -8))}`],
  ['the signature is missing', `${path}?${signed.replace(`&Signature=${PLAIN}`, '')}`],
  ['a part stands twice', `${path}?Expires=${END + 1}&${signed}`],
])('an address is refused when %s', (_, url) => {
  expect(opens(url)).toBe(false);
});

test('an address is good at the origin that it was signed for alone', () => {
  expect(opens(`${path}?${signed}`, { from: 'https://files.staging.handout.example' })).toBe(false);
});
