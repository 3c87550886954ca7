import { describe, expect, test } from 'vitest';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { aFlashcardSet, anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { Editor } from '../../document/editor.ts';
import { findTypedChange } from './typed-change.ts';

/** What is found after those fields, named by their paths, were written in one edit. */
function findChangeAfterWriting(document: HandoutDocument, fields: Record<string, unknown>) {
  const editor = new Editor(document);
  const before = editor.read();
  const write = (target: HandoutDocument) => {
    for (const [path, value] of Object.entries(fields)) {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const owner = names.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], target);
      (owner as Record<string, unknown>)[last] = value;
    }
  };
  editor.edit(editor.document, write, undefined, { name: 'Write' });
  return findTypedChange(before, editor.read());
}

const createWorksheet = (...subtitles: RichTextValue[]) =>
  aWorksheet({
    items: subtitles.map((subtitle, at) => ({ ...anOpenResponse('', `item-${at}`), data: { subtitle } })),
  });
const SECOND = 'items.1.data.subtitle';
const createBoldText = (words: string, after?: string): RichTextValue => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Why? ' },
        { type: 'text', text: words, marks: [{ type: 'strong' }] },
        ...(after ? [{ type: 'text' as const, text: after }] : []),
      ],
    },
  ],
});

describe('the one text that differs between two documents', () => {
  test('is found in an item, with the letters around it', () => {
    expect(
      findChangeAfterWriting(createWorksheet('One', 'Two\nThree'), { [SECOND]: 'Two\nThree more' }),
    ).toEqual({
      item: 'item-1',
      texts: ['Two', 'Three'],
      place: 1,
      to: 'Three more',
    });
  });

  test('is found among marked words', () => {
    expect(
      findChangeAfterWriting(createWorksheet('One', createBoldText('Rain')), {
        [SECOND]: createBoldText('Rain!'),
      }),
    ).toEqual({
      item: 'item-1',
      texts: ['Why? ', 'Rain'],
      place: 1,
      to: 'Rain!',
    });
  });

  test('is found on a card and in the title', () => {
    expect(findChangeAfterWriting(aFlashcardSet(), { 'items.0.term': 'rains' })).toMatchObject({
      item: 'card-1',
      to: 'rains',
    });
    expect(findChangeAfterWriting(createWorksheet('One'), { title: 'The Water' })).toMatchObject({
      item: null,
      to: 'The Water',
    });
  });

  test.each([
    ['a line more', 'One', 'One\nTwo'],
    ['an empty text', '', 'O'],
    ['a text that is emptied', 'O', ''],
    ['other marks', createBoldText('Rain'), 'Why? Rain'],
    ['letters more that are not bold', createBoldText('Rain'), createBoldText('Rain', ' again')],
  ])('is none with %s', (_, was, is) => {
    expect(findChangeAfterWriting(createWorksheet('One', was), { [SECOND]: is })).toBeNull();
  });

  test('is none where another text beside it says the same, which may stand on the sheet in its place', () => {
    const same = { ...anOpenResponse(), data: { subtitle: createBoldText('Rain'), answer: 'Rain' } };
    expect(
      findChangeAfterWriting(aWorksheet({ items: [same] }), { 'items.0.data.answer': 'Rains' }),
    ).toBeNull();
    expect(
      findChangeAfterWriting(aWorksheet({ items: [same] }), {
        'items.0.data.subtitle': createBoldText('Rains'),
      }),
    ).toBeNull();
    const card = { id: 'card-1', term: 'rain', definition: 'rain' };
    expect(findChangeAfterWriting(aFlashcardSet({ items: [card] }), { 'items.0.term': 'rains' })).toBeNull();
    expect(
      findChangeAfterWriting(createWorksheet('One', 'One\nOne'), { [SECOND]: 'One\nOne more' }),
    ).toMatchObject({
      place: 1,
    });
  });

  test('is none where anything else differs, or nothing', () => {
    const document = createWorksheet('One', 'Two');
    expect(findChangeAfterWriting(document, {})).toBeNull();
    expect(
      findChangeAfterWriting(document, { 'items.0.data.subtitle': 'One!', [SECOND]: 'Two!' }),
    ).toBeNull();
    expect(findChangeAfterWriting(document, { [SECOND]: 'Two!', 'items.1.hide': true })).toBeNull();
    expect(findChangeAfterWriting(document, { [SECOND]: 'Two!', paper: 'a4' })).toBeNull();
    expect(findChangeAfterWriting(document, { 'items.1.hide': true })).toBeNull();
    expect(findChangeAfterWriting(document, { items: document.items.slice(1) })).toBeNull();
  });
});
