import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { watchScripts } from './watch-scripts.ts';

let watching: AbortController;
beforeEach(() => {
  watching = new AbortController();
  watchScripts(watching.signal);
});
afterEach(async () => {
  await cleanup();
  watching.abort();
});
const readFamilies = () => document.documentElement.style.getPropertyValue('--interface-fonts');
const hasFont = (family: string) => [...document.fonts].some((font) => font.family.includes(family));

test.each([
  ['Arabic', 'دورة الماء', 'Noto Sans Arabic'],
  ['Hebrew', 'מחזור המים', 'Noto Sans Hebrew'],
  ['Thai', 'วัฏจักรของน้ำ', 'Noto Sans Thai'],
  ['Devanagari', 'जल चक्र', 'Noto Sans Devanagari'],
  ['Japanese', '水のじゅんかん', 'Noto Sans JP'],
  ['Chinese', '水循环', 'Noto Sans SC'],
  ['Korean', '물의 순환', 'Noto Sans KR'],
])('a name in %s gets a font that draws it', async (_, name, family) => {
  await render(<p style={{ fontFamily: 'var(--font-ui)' }}>{name}</p>);
  await expect.poll(readFamilies).toContain(family);
  // Its style sheet may be large.
  await expect.poll(() => hasFont(family)).toBe(true);
});

test('a name gets its font where the browser names its language by no valid tag', async () => {
  watching.abort();
  Object.defineProperty(navigator, 'language', { value: 'en-US@posix', configurable: true });
  watching = new AbortController();
  watchScripts(watching.signal);
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'language'));
  await render(<p>水循环</p>);
  await expect.poll(readFamilies).toContain('Noto Sans SC');
});

test('no font is fetched for Latin and Cyrillic words, for emoji, or for what stands on paper', async () => {
  await render(
    <>
      <p>Élan, Привет, Ελλάδα 🦊</p>
      <p className="paper">ქართული</p>
    </>,
  );
  await render(<p>ייִדיש</p>);
  await expect.poll(readFamilies).toContain('Noto Sans Hebrew');
  expect(readFamilies()).not.toContain('Georgian');
  expect(readFamilies()).not.toContain('Emoji');
});
