import { describe, expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { setFilename, setTitle } from '../document/document-rules.ts';
import { isolate, removeOverrides, removeTitleOverrides } from './isolate.ts';
import { quoteName } from './quote-name.ts';

const OVERRIDE = '\u202e';

describe('a name inside a sentence', () => {
  test('is isolated where it runs from right to left, and stays as it is elsewhere', () => {
    expect(isolate('دورة الماء')).toBe('\u2068دورة الماء\u2069');
    expect(isolate('Été 2026 🌧')).toBe('Été 2026 🌧');
    expect(quoteName('מים')).toBe('“\u2068מים\u2069”');
    expect(quoteName('Rain')).toBe('“Rain”');
  });
  test('turns nothing around it', () => {
    expect(isolate(`${OVERRIDE}Rain`)).toBe('Rain');
    expect(quoteName(`a${OVERRIDE}${'b'.repeat(80)}`)).not.toContain(OVERRIDE);
  });
});

describe('what turns its surroundings is removed', () => {
  const title = {
    type: 'doc' as const,
    content: [
      {
        type: 'paragraph' as const,
        content: [
          { type: 'text' as const, text: OVERRIDE, marks: [{ type: 'strong' as const }] },
          { type: 'text' as const, text: `Rain${OVERRIDE}` },
        ],
      },
    ],
  };
  const clean = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
  };

  test('from a title and a file name that are read', () => {
    expect(aWorksheet({ title, filename: `\u2067Rain\u2069` })).toMatchObject({
      title: clean,
      filename: 'Rain',
    });
    expect(aWorksheet({ title: `${OVERRIDE}Rain` }).title).toBe('Rain');
  });
  test('from those that are typed', () => {
    const document = aWorksheet();
    setTitle(document, title);
    setFilename(document, `${OVERRIDE} Rain `);
    expect(document).toMatchObject({ title: clean, filename: 'Rain' });
  });
  test('and nothing else: marks that join letters stay', () => {
    expect(removeOverrides('می‌خواهم \u200e')).toBe('می‌خواهم \u200e');
    const plain = { ...title, content: [] };
    expect(removeTitleOverrides(plain)).toBe(plain);
  });
});
