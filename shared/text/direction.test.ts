import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

test('a text goes by its first letter, whatever figures and signs stand before it', () => {
  expect(directionOf('ما لون السماء؟')).toBe('rtl');
  expect(directionOf('3 + 4 = ? שלום')).toBe('rtl');
  expect(directionOf('The word سماء means sky')).toBeUndefined();
  expect(directionOf('¿Qué?')).toBeUndefined();
  expect(directionOf('12.5')).toBeUndefined();
  expect(directionOf('')).toBeUndefined();
});
