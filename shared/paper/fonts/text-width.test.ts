import { expect, test } from 'vitest';
import { estimateTextWidth } from './text-width.ts';

/** Over the font size, as they print. */
test.each([
  ['നമസ്കാരം', 5.58],
  ['മലയാളം', 4.3],
  ['ආයුබෝවන්', 5.46],
  ['வணக்கம்', 5.15],
  ['தெலுங்கு', 5.09],
  ['నమస్కారం', 4.34],
  ['ನಮಸ್ಕಾರ', 3.85],
  ['ဟယ်လို', 3.38],
  ['नमस्कार', 2.98],
  ['নমস্কার', 2.82],
])('%s is planned with at least its width, and with no more than twice of it', (word, width) => {
  const planned = estimateTextWidth(word, 'nunito');
  expect(planned).toBeGreaterThanOrEqual(width);
  expect(planned).toBeLessThan(width * 2);
});

test.each(['opendyslexic', 'playwrite', 'short-stack', 'lexend'] as const)(
  'a text is planned wider in %s, which runs wider than most fonts',
  (font) => {
    expect(estimateTextWidth('Mississippi', font)).toBeGreaterThan(
      estimateTextWidth('Mississippi', 'nunito'),
    );
  },
);
