import { expect, test } from 'vitest';
import { getInitials } from './initials.ts';

test('initials are the first letters of two words, of any script, or of the address before the @', () => {
  expect(
    ['Maria Rivera', 'maria.rivera@school.example', 'maria@school.example', 'Ольга', ''].map(getInitials),
  ).toEqual(['MR', 'MR', 'M', 'О', '?']);
});
