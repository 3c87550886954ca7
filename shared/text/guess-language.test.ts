import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language.ts';

test('words that show another language than English are broken as that language', () => {
  expect(guessLanguage('en-US', ['Lebensmittelgeschäft', 'Müllabfuhr', 'Rathaus'])).toBe('de');
  expect(guessLanguage('en-US', ['el niño', 'la niña', 'la casa'])).toBe('es');
});

test('a loan word, or a language that was chosen, changes nothing', () => {
  expect(guessLanguage('en-US', ['Müsli', 'bread'])).toBe('en-US');
  expect(guessLanguage('nl', ['Müllabfuhr', 'Geschäft'])).toBe('nl');
});
