import { expect, test } from 'vitest';
import { getInitials } from './initials.ts';

test('initials are the first letters of two words, of any script, or of the address before the @', () => {
  expect(
    ['Maria Rivera', 'maria.rivera@school.example', 'maria@school.example', 'Ольга', ''].map(getInitials),
  ).toEqual(['MR', 'MR', 'M', 'О', '?']);
});

test.each([
  ['a', 'A'],
  ['m'.repeat(80), 'M'],
  ['مريم الأحمد', 'ما'],
  ['E\u0301lodie Roux', 'E\u0301R'],
  ['👩‍🏫 Ann Lee', 'AL'],
  ['👩‍🏫 🦊', '👩‍🏫'],
  ['🇫🇷', '🇫🇷'],
  ['(Ms.) Ann “Bee” Lee', 'MA'],
  ['@ann', 'A'],
  ['\u200fרות', 'ר'],
  ['...', '?'],
])('the initials of %s are %s', (name, initials) => expect(getInitials(name)).toBe(initials));
