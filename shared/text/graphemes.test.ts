import { expect, test } from 'vitest';
import { splitGraphemes, splitPlacedGraphemes } from './graphemes.ts';

test.each([
  ['Burmese', 'ကျောင်း', ['ကျော', 'င်း']],
  ['Burmese', 'မြန်မာ', ['မြ', 'န်', 'မာ']],
  ['Burmese, stacked', 'ပုဂ္ဂလ', ['ပု', 'ဂ္ဂ', 'လ']],
  ['Burmese', 'စာအုပ်', ['စာ', 'အု', 'ပ်']],
  ['Khmer', 'ភាសាខ្មែរ', ['ភា', 'សា', 'ខ្មែ', 'រ']],
  ['Khmer', 'ប្រទេស', ['ប្រ', 'ទេ', 'ស']],
  ['Hindi', 'हिन्दी', ['हि', 'न्दी']],
  ['Tamil', 'தமிழ்', ['த', 'மி', 'ழ்']],
  ['Thai', 'ภาษาไทย', ['ภ', 'า', 'ษ', 'า', 'ไ', 'ท', 'ย']],
  ['Arabic with vowels', 'كِتَاب', ['كِ', 'تَ', 'ا', 'ب']],
  ['Hebrew with points', 'שָׁלוֹם', ['שָׁ', 'ל', 'וֹ', 'ם']],
  ['Latin', 'né', ['n', 'é']],
  ['plain Latin', 'a b-~', ['a', ' ', 'b', '-', '~']],
  ['the end of a line, as Windows writes it', 'a\r\nb', ['a', '\r\n', 'b']],
  ['Korean', '한국', ['한', '국']],
  ['emoji', '👨‍👩‍👧a', ['👨‍👩‍👧', 'a']],
])('letters that can stand alone: %s %s', (_, word, letters) => {
  expect(splitGraphemes(word)).toEqual(letters);
});

test('no letter begins with a sign that needs another one, and the places are those in the text', () => {
  for (const word of ['ကျောင်းသား', 'မိတ်ဆွေ', 'ខ្ញុំស្រលាញ់', 'বিদ্যালয়', 'විද්‍යාව', 'ພາສາລາວ', 'ཡི་གེ']) {
    const letters = splitPlacedGraphemes(word);
    expect(letters.map(({ text }) => text).join('')).toBe(word);
    for (const { text, start, end } of letters) {
      expect(text).not.toMatch(/^\p{M}/u);
      expect(word.slice(start, end)).toBe(text);
    }
  }
});
