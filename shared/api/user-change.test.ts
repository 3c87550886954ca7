import { expect, test } from 'vitest';
import { LIMITS } from '../vocabulary/limits.ts';
import { userChange } from './models.ts';

const readName = (name: string) => userChange.safeParse({ name }).data?.name;

test.each([
  ['A'],
  ['Maria Rivera'],
  ['مريم الأحمد'],
  ['👩‍🏫 Ann 🇫🇷'],
  ['a'.repeat(LIMITS.userNameCharacters)],
])('a user may be called %s', (name) => expect(readName(name)).toBe(name));

test('a name is one line, without control characters, overrides of direction and spaces around it', () => {
  expect(readName('  Maria\t\r\n Rivera\u00a0')).toBe('Maria Rivera');
  expect(readName('Ma\u0000ria\u007f \u202eRivera\u2066\ud800')).toBe('Maria Rivera\ufffd');
});

test('a name that nobody can see is none', () => {
  for (const name of ['', '   ', '\u00a0\u3000', '\u200b', '\u202e\u2069', '\u200f \u2060'])
    expect(readName(name)).toBe('');
});

test('81 characters are refused at the name, and spaces around 80 are not counted', () => {
  const longest = 'a'.repeat(LIMITS.userNameCharacters);
  expect(readName(` ${longest} `)).toBe(longest);
  expect(userChange.safeParse({ name: `${longest}a` }).error?.issues).toMatchObject([
    { path: ['name'], message: 'must be at most 80 characters' },
  ]);
});
