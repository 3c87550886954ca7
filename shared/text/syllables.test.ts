import { describe, expect, test } from 'vitest';
import { fetchSyllables, getSplitter, splitAnywhere, splitText, waitForSyllables } from './syllables.ts';

const visible = (text: string) => text.replaceAll('\u00AD', '·');

describe('words are broken by syllables', () => {
  test.each([
    ['en-US', 'Indianapolis', 'In·di·anapo·lis'],
    ['en-US', 'Honolulu', 'Hon·olulu'],
    ['de-DE', 'Schmetterling', 'Schmet·ter·ling'],
    ['es-MX', 'mariposa', 'ma·ri·posa'],
    ['fr', 'bibliothèque', 'bi·blio·thèque'],
  ])('of %s: %s', async (locale, word, split) => {
    fetchSyllables(locale);
    await waitForSyllables();
    expect(visible(getSplitter(locale)?.(word) ?? '')).toBe(split);
  });

  test('short words stay whole, and so do those of a language without patterns', async () => {
    fetchSyllables('en');
    fetchSyllables('sw');
    await waitForSyllables();
    expect(getSplitter('en')?.('Iowa <b>')).toBe('Iowa <b>');
    expect(getSplitter('sw')).toBeUndefined();
  });

  test('as a last resort a word is broken anywhere, but for its ends and in no script without hyphens', () => {
    expect(visible(splitAnywhere('Rhythms и дороги'))).toBe('Rh·y·t·h·ms и до·р·о·ги');
    expect(splitAnywhere('the fox jumps')).toBe('the fox jumps');
    expect(splitAnywhere('مدرسة 学校 a-b 12345')).toBe('مدرسة 学校 a-b 12345');
  });

  test('marks of a text stay where they are', async () => {
    fetchSyllables('en');
    await waitForSyllables();
    const split = getSplitter('en') ?? ((text) => text);
    const value = splitText(
      {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: 'butterfly', marks: [{ type: 'strong' }] }] },
        ],
      },
      split,
    );
    expect(visible(JSON.stringify(value))).toContain('"text":"but·ter·fly","marks":[{"type":"strong"}]');
  });
});
