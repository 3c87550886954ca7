import { expect, test } from 'vitest';
import { aFlashcardSet, anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { createKeptContent, getKeptCard, getKeptItem, isSameContent, toKeptContent } from './kept-content.ts';

const given = aWorksheet({
  locale: 'ar-EG',
  items: [
    anOpenResponse('Why?', 'a'),
    {
      ...anOpenResponse('Why, in one word?', 'b'),
      variant: { of: 'a', level: 'support' },
      points: { value: 3 },
    },
  ],
});

test('keeps one item with its points and its language, without its place in the worksheet', () => {
  const content = createKeptContent(given, 'b');
  if (!content) throw new Error('nothing was kept');
  expect(toKeptContent(content)).toEqual(content);
  expect(toKeptContent(given)).toBeNull();
  expect(content).toMatchObject({ locale: 'ar-EG', title: '' });
  expect(getKeptItem(content)).toMatchObject({ type: 'open_response', points: { value: 3 } });
  expect(getKeptItem(content)).not.toHaveProperty('variant');
  expect(getKeptCard(content)).toBeNull();
  expect(createKeptContent(given, 'none')).toBeNull();
});

test('keeps one card of a set', () => {
  const content = createKeptContent(aFlashcardSet(), 'card-1');
  expect(content && getKeptCard(content)).toMatchObject({ term: 'rain' });
  expect(content && getKeptItem(content)).toBeNull();
});

test('is the same where the item is, whatever else differs', () => {
  const [one, other] = [createKeptContent(given, 'a'), createKeptContent({ ...given, locale: 'en-US' }, 'a')];
  if (!one || !other) throw new Error('nothing was kept');
  expect(isSameContent(one, other)).toBe(true);
  const changed = createKeptContent(given, 'b');
  expect(changed && isSameContent(one, changed)).toBe(false);
});
