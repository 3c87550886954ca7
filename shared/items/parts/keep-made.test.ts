import { expect, test } from 'vitest';
import { keepMade } from './keep-made.ts';

test('what is asked for again and again is kept, however much is made of something else', () => {
  const maker = keepMade(
    (data: { word: string }) => data.word,
    (word) => ({ word }),
  );
  const untouched = { word: 'rain' };
  maker(untouched, 'en-US');
  for (let keys = 0; keys < 200; keys += 1) {
    maker.keep({ word: `snow ${keys}` }, 'en-US', { word: `snow ${keys}` });
    expect(maker.isKept(untouched, 'en-US')).toBe(true);
  }
  expect(maker.isKept({ word: 'snow 0' }, 'en-US')).toBe(false);
});
