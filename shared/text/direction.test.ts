import { expect, test } from 'vitest';
import { getDirection, getDirectionBeside } from './direction.ts';

test('a text goes by its first letter, whatever figures and signs stand before it', () => {
  expect(getDirection('ما لون السماء؟')).toBe('rtl');
  expect(getDirection('3 + 4 = ? שלום')).toBe('rtl');
  expect(getDirection('The word سماء means sky')).toBeUndefined();
  expect(getDirection('¿Qué?')).toBeUndefined();
  expect(getDirection('12.5')).toBeUndefined();
  expect(getDirection('')).toBeUndefined();
});

test.each([
  ['H2O هو الماء.', 'ما هو الماء؟', 'rtl'],
  ['CO2 هو غاز.', 'ما هو الغاز؟', 'rtl'],
  ['Word הוא תוכנה', 'מהו Word?', 'rtl'],
  ['3 תפוחים', 'כמה?', 'rtl'],
  ['H2O', 'ما هو الماء؟', undefined],
  ['Paris', 'מהי הבירה?', undefined],
  ['ماء', 'What is it?', 'rtl'],
  ['Python ایک زبان ہے', 'یہ کیا ہے؟', 'rtl'],
  ['rain', 'What is it?', undefined],
  ['pH به معنای', 'چیست؟', 'rtl'],
])('an option with letters from right to left follows its question: %s below %s', (option, question, dir) => {
  expect(getDirectionBeside(option, question)).toBe(dir);
});
