import { expect, test } from 'vitest';
import { describeCard } from './describe-card.ts';

test.each([
  ['both sides', { term: 'el perro', definition: 'dog' }, 'el perro – dog'],
  ['one side', { term: '', definition: 'dog' }, 'dog'],
  [
    'an Arabic term, which turns nothing round',
    { term: 'مدرسة', definition: 'school' },
    '\u2068مدرسة\u2069 – school',
  ],
])('a card is named by %s', (_, card, words) => expect(describeCard(card)).toBe(words));
