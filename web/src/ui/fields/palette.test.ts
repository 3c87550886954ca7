import { expect, test } from 'vitest';
import { colorName, readHex } from './palette.ts';

test('a colour is read from three or six hex digits, with or without the sign', () => {
  expect(['#1d4ed8', '15f', ' #FFFFFF '].map(readHex)).toEqual(['#1D4ED8', '#1155FF', '#FFFFFF']);
});

test('what is no colour is not read as one', () => {
  expect(['', '#12', 'red', '#1D4ED8FF', 'url(x)'].map(readHex)).toEqual([null, null, null, null, null]);
});

test('a colour of the palette is called by its name, any other by its digits', () => {
  expect(colorName('#1d4ed8')).toBe('Blue');
  expect(colorName('#123456')).toBe('#123456');
});
