import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import createEmojiRegex from 'emoji-regex';
import { expect, test } from 'vitest';
import { splitEmoji } from './emoji.ts';

const library = dirname(createRequire(import.meta.url).resolve('openmoji/package.json'));
const listed = JSON.parse(readFileSync(join(library, 'data', 'openmoji.json'), 'utf8')) as {
  emoji: string;
  hexcode: string;
  group: string;
}[];

test('every emoji of Unicode that the library lists has its drawing there', () => {
  const ofUnicode = listed.filter(
    ({ group, emoji }) => !group.startsWith('extras-') && emoji.replace(createEmojiRegex(), '') === '',
  );
  expect(ofUnicode.length).toBeGreaterThan(3500);
  const odd = ofUnicode.flatMap(({ emoji, hexcode }) => {
    // The library lists a heart by its letter; a text asks for its drawing.
    const found = [emoji, `${emoji}\uFE0F`].map(splitEmoji).find(([part]) => part?.icon);
    return found?.length === 1 && found[0]?.icon === hexcode ? [] : [{ emoji, hexcode, found }];
  });
  expect(odd).toEqual([]);
  const missing = ofUnicode.filter(
    ({ hexcode }) => !existsSync(join(library, 'color', 'svg', `${hexcode}.svg`)),
  );
  expect(missing).toEqual([]);
});

test('every sign that is drawn without asking for it has its drawing', () => {
  const signs = Array.from({ length: 0x1000 }, (_, at) => String.fromCodePoint(0x1f000 + at));
  const icons = signs.flatMap((sign) => splitEmoji(sign)[0]?.icon ?? []);
  expect(icons.length).toBeGreaterThan(1000);
  expect(icons.filter((icon) => !existsSync(join(library, 'color', 'svg', `${icon}.svg`)))).toEqual([]);
});

test.each([
  ['', []],
  ['no emoji', ['no emoji']],
  ['🍎', ['[1F34E]']],
  ['an 🍎a day', ['an ', '[1F34E]', 'a day']],
  ['🇫🇷🇩🇪', ['[1F1EB-1F1F7]', '[1F1E9-1F1EA]']],
  ['👩‍🏫!', ['[1F469-200D-1F3EB]', '!']],
  ['👍🏽👍', ['[1F44D-1F3FD]', '[1F44D]']],
  ['1️⃣ 2', ['[0031-FE0F-20E3]', ' 2']],
  ['I ❤️ it', ['I ', '[2764]', ' it']],
  ['I ❤ it, © ™ ✓', ['I ❤ it, © ™ ✓']],
  ['clouds 🌧', ['clouds ', '[1F327]']],
  ['◾️', ['[25FE]']],
  ['👁️‍🗨️', ['[1F441-FE0F-200D-1F5E8-FE0F]']],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', ['[1F3F4-E0067-E0062-E0065-E006E-E0067-E007F]']],
])('%j is split into %j', (text, parts) => {
  expect(splitEmoji(text).flatMap(({ text, icon }) => (icon ? `[${icon}]` : text || []))).toEqual(parts);
});
