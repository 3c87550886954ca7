import { expect, test } from 'vitest';
import { getDirection } from './direction.ts';

test('a text goes by its first letter, whatever figures and signs stand before it', () => {
  expect(getDirection('ما لون السماء؟')).toBe('rtl');
  expect(getDirection('3 + 4 = ? שלום')).toBe('rtl');
  expect(getDirection('The word سماء means sky')).toBeUndefined();
  expect(getDirection('¿Qué?')).toBeUndefined();
  expect(getDirection('12.5')).toBeUndefined();
  expect(getDirection('')).toBeUndefined();
});
