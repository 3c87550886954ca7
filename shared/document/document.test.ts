import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARD_COUNT, DIMENSION, DIMENSIONS, LAST_CELL } from '../kinds/bingo/choices.ts';
import { describeRange } from '../range.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { hashDocument, toCanonicalJson } from './hash-document.ts';
import { migrate } from './migrations.ts';
import { describeProblem, parseDocument, readNewer } from './parse-document.ts';

const parsed = (source: unknown) => {
  const result = parseDocument(source);
  if (!result.ok) throw new Error(result.problems.map(describeProblem).join('\n'));
  return result.document;
};
const problems = (source: unknown) => {
  const result = parseDocument(source);
  return result.ok ? [] : result.problems.map(describeProblem);
};
const worksheetWith = (item: object) => ({ entity_type: 'worksheet', items: [{ id: 'a', ...item }] });

describe('a document from outside', () => {
  test.each(['worksheet', 'flashcard', 'bingo'])(
    'a %s may leave out whatever has a default',
    (entity_type) => {
      expect(parsed({ entity_type }).items).toEqual([]);
    },
  );

  test('an unknown field is ignored and not kept', () => {
    expect(parsed({ entity_type: 'worksheet', colour_of_the_sky: 'blue' })).not.toHaveProperty(
      'colour_of_the_sky',
    );
  });

  test.each([
    ['an unknown kind', { entity_type: 'poster' }, 'entity_type is of an unknown type'],
    ['an unknown item', worksheetWith({ type: 'poll' }), 'items.0.type is of an unknown type'],
    [
      'a value out of bounds',
      { entity_type: 'bingo', card_count: CARD_COUNT.max + 1 },
      `card_count ${describeRange(CARD_COUNT)}`,
    ],
    [
      'a size that no card has',
      { entity_type: 'bingo', dimension: DIMENSION.max + 1 },
      `dimension must be one of ${DIMENSIONS.join(', ')}`,
    ],
    ['a wrong type', { entity_type: 'worksheet', filename: 7 }, 'filename must be a string'],
    [
      'a colour that is none',
      { entity_type: 'worksheet', title_color: 'url(x)' },
      'title_color must be a color such as #1D4ED8',
    ],
    [
      'a long title',
      { entity_type: 'worksheet', title: 'x'.repeat(301) },
      'title must be at most 300 characters',
    ],
    [
      'a mark that the field does not have',
      {
        entity_type: 'worksheet',
        title: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [{ type: 'text', text: 'x', marks: [{ type: 'color', attrs: { color: '#112233' } }] }],
            },
          ],
        },
      },
      'title.content.0.content.0.marks.0.type must be one of strong, em, underline, superscript, subscript, code',
    ],
    [
      'two student fields of one name',
      { entity_type: 'worksheet', student_fields: ['Name', 'name'] },
      'student_fields must differ',
    ],
    [
      'a second item of one id',
      { entity_type: 'worksheet', items: ['a', 'b', 'c', 'a'].map((id) => ({ id, type: 'divider' })) },
      'items.3.id must differ from the others',
    ],
    [
      'a second card of one id',
      { entity_type: 'bingo', items: [{ id: 'a' }, { id: 'a' }] },
      'items.1.id must differ from the others',
    ],
    [
      'a title of another form',
      { entity_type: 'worksheet', title: 5 },
      'title must be a string or an object',
    ],
    [
      'a file name that is too long',
      { entity_type: 'worksheet', filename: 'x'.repeat(256) },
      'filename must be at most 255 characters',
    ],
    [
      'too many subjects',
      { entity_type: 'worksheet', subjects: ['Math', 'Art', 'Music', 'Reading'] },
      'subjects must have at most 3 entries',
    ],
    [
      'a subject of one’s own that is too long',
      { entity_type: 'worksheet', subject_other: 'x'.repeat(256) },
      'subject_other must be at most 255 characters',
    ],
    [
      'a free space off the grid',
      { entity_type: 'bingo', free_spaces: [50] },
      `free_spaces.0 must be at most ${LAST_CELL}`,
    ],
    ['no object at all', 'hello', 'document must be an object'],
  ])('%s is refused with its place', (_, source, message) => {
    expect(problems(source)).toContain(message);
  });

  test('more than 500 items are refused', () => {
    const items = Array.from({ length: LIMITS.items + 1 }, (_, index) => ({
      id: `i${index}`,
      type: 'divider',
    }));
    expect(problems({ entity_type: 'worksheet', items })).toContain('items must have at most 500 entries');
  });

  test('a document nested a thousand levels deep is refused before any schema looks at it', () => {
    let nested: unknown = 'x';
    for (let level = 0; level < 1000; level++) nested = { content: nested };
    expect(problems({ entity_type: 'worksheet', title: nested })).toEqual([
      'document is nested deeper than 40 levels',
    ]);
  });

  test('a document of a newer editor is refused, not cut down', () => {
    expect(problems({ entity_type: 'worksheet', schema_version: 99 })).toEqual([
      'schema_version was written by a newer editor',
    ]);
  });

  test('of a newer editor can be looked at as far as its fields are known, and not at all otherwise', () => {
    const newer = { entity_type: 'worksheet', schema_version: 99, filename: 'x', colour_of_the_sky: 'blue' };
    expect({ ...readNewer(newer), schema_version: 1 }).toEqual(
      parsed({ entity_type: 'worksheet', filename: 'x' }),
    );
    expect(readNewer({ ...newer, items: [{ id: 'a', type: 'poll' }] })).toBeNull();
    expect(readNewer('hello')).toBeNull();
  });

  test('control characters, overrides of direction and lone surrogates are cleaned away, everything else is kept', () => {
    const document = parsed({ entity_type: 'worksheet', filename: 'a\u0000b\ud800\u202e<b>👩‍👧‍👦é' });
    expect(document.filename).toBe('ab\ufffd<b>👩‍👧‍👦é');
  });

  test('parsing twice changes nothing more', () => {
    const document = parsed(worksheetWith({ type: 'multiple_choice' }));
    expect(parsed(JSON.parse(JSON.stringify(document)))).toEqual(document);
  });
});

describe('documents of earlier versions', () => {
  test.each([
    ['handwriting', 'handwriting'],
    ['dashed', 'handwriting'],
    ['solid', 'standard_lines'],
    [undefined, 'standard_lines'],
  ])('legacy lines of style %s become %s', (line_style, answer_type) => {
    const document = parsed(
      worksheetWith({ type: 'open_response', data: { answer_type: 'lines', line_style } }),
    );
    expect(document.items[0]).toMatchObject({ data: { answer_type } });
  });

  test('a migration leaves the stored object as it was', () => {
    const stored = worksheetWith({ type: 'open_response', data: { answer_type: 'lines' } });
    const before = structuredClone(stored);
    migrate(stored);
    expect(stored).toEqual(before);
  });

  const folder = new URL('../../test/fixtures/documents/', import.meta.url);
  test.each(readdirSync(folder).filter((name) => name.endsWith('.json')))(
    'the kept document %s still opens',
    (name) => {
      expect(problems(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))).toEqual([]);
    },
  );
});

describe('the hash of a document', () => {
  test('does not hang on the order of fields', async () => {
    const document = parsed({ entity_type: 'worksheet', filename: 'x' });
    const turned = Object.fromEntries(Object.entries(document).reverse()) as typeof document;
    expect(await hashDocument(turned)).toBe(await hashDocument(document));
  });

  test('does not hang on what the server owns', () => {
    const document = parsed({ entity_type: 'worksheet' });
    expect(toCanonicalJson({ ...document, id: 'a', user_id: 'b', is_published: true })).toBe(
      toCanonicalJson(document),
    );
  });

  test('differs with the content', async () => {
    const [a, b] = await Promise.all(
      ['a', 'b'].map((filename) => hashDocument(parsed({ entity_type: 'worksheet', filename }))),
    );
    expect(a).not.toBe(b);
  });
});

test('the entries of a list that is too long are not looked at', () => {
  const items = Array.from({ length: 2000 }, () => ({ type: 'riddle' }));
  expect(parseDocument({ entity_type: 'worksheet', items })).toEqual({
    ok: false,
    problems: [{ where: 'items', message: 'must have at most 500 entries' }],
  });
});
