import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFlashcardSet, anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import type { Flashcard } from '../../kinds/flashcard/schema.ts';
import type { HandoutDocument } from '../document.ts';
import { parseDocument } from '../parse-document.ts';
import { mergeDocuments } from './merge-documents.ts';

/** A change of a deck that touches one card, or one field of the deck. */
type Edit = (deck: Flashcard) => void;
const apply = (deck: Flashcard, edits: readonly Edit[]): Flashcard => {
  const copy = structuredClone(deck);
  for (const edit of edits) edit(copy);
  return copy;
};
const find = (deck: Flashcard, id: string) => deck.items.findIndex((card) => card.id === id);
const aCard = (id: string, term: string) => aFlashcardSet({ items: [{ id, term }] }).items[0] as never;

const word = fc.stringMatching(/^[a-z]{1,6}$/);
/** Creates an edit of the card: its term, its definition, its deletion, or another card behind it. */
const editOf = (id: string, name: string): fc.Arbitrary<Edit> =>
  fc.oneof(
    word.map(
      (term) => (deck: Flashcard) =>
        Object.assign(deck.items[find(deck, id)] ?? {}, { term: `${name} ${term}` }),
    ),
    word.map(
      (text) => (deck: Flashcard) =>
        Object.assign(deck.items[find(deck, id)] ?? {}, { definition: `${name} ${text}` }),
    ),
    fc.constant((deck: Flashcard) => void deck.items.splice(find(deck, id), 1)),
    word.map(
      (term) => (deck: Flashcard) =>
        void deck.items.splice(find(deck, id) + 1, 0, aCard(`${name}-${id}-${term}`, `${name} new`)),
    ),
  );

/** A deck, and edits of two copies that touch no card together. */
const apart = fc.integer({ min: 1, max: 8 }).chain((count) => {
  const ids = Array.from({ length: count }, (_, at) => `c${at}`);
  const base = aFlashcardSet({
    items: ids.map((id) => ({ id, term: `term ${id}`, definition: `of ${id}` })),
  });
  return fc
    .array(fc.constantFrom('mine', 'theirs', 'nobody'), { minLength: count, maxLength: count })
    .chain((owners) => {
      const edits = (owner: string) =>
        fc.tuple(...ids.filter((_, at) => owners[at] === owner).map((id) => editOf(id, owner)));
      return fc.record({ base: fc.constant(base), mine: edits('mine'), theirs: edits('theirs') });
    });
});
const texts = ({ items }: Flashcard) =>
  items.flatMap(({ term, definition }) => [term, definition]).map(String);

describe('two copies that touch no item together', () => {
  test('merge to the same, whichever is mine, and to what their edits make one after the other', () => {
    fc.assert(
      fc.property(apart, ({ base, mine, theirs }) => {
        const [own, other] = [apply(base, mine), apply(base, theirs)];
        const merged = mergeDocuments(base, own, other);
        expect(merged.clashes).toEqual([]);
        expect(mergeDocuments(base, other, own).document).toEqual(merged.document);
        const both = apply(base, [...mine, ...theirs]);
        const sort = (deck: HandoutDocument) => texts(deck as Flashcard).sort();
        expect(sort(merged.document)).toEqual(sort(both));
        expect(parseDocument(merged.document).ok).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('two copies that may touch the same', () => {
  const any = fc.integer({ min: 1, max: 6 }).chain((count) => {
    const ids = Array.from({ length: count }, (_, at) => `c${at}`);
    const base = aFlashcardSet({ items: ids.map((id) => ({ id, term: `term ${id}` })) });
    const edits = (name: string) =>
      fc.array(
        fc.constantFrom(...ids).chain((id) => editOf(id, name)),
        { maxLength: 5 },
      );
    return fc.record({ base: fc.constant(base), mine: edits('mine'), theirs: edits('theirs') });
  });

  test('lose nothing: every new text is in the merged document, or in an item that is asked about', () => {
    fc.assert(
      fc.property(any, ({ base, mine, theirs }) => {
        const [own, other] = [apply(base, mine), apply(base, theirs)];
        const { document, clashes } = mergeDocuments(base, own, other);
        const asked = new Set(clashes.map(({ id }) => id));
        const known = new Set([...texts(base), ...texts(document as Flashcard)]);
        for (const deck of [own, other])
          for (const card of deck.items.filter(({ id }) => !asked.has(id)))
            for (const text of [card.term, card.definition]) expect(known).toContain(String(text));
      }),
      { numRuns: 500 },
    );
  });

  test('and every choice keeps what it says: mine, theirs, or both', () => {
    fc.assert(
      fc.property(any, ({ base, mine, theirs }) => {
        const [own, other] = [apply(base, mine), apply(base, theirs)];
        const { clashes } = mergeDocuments(base, own, other);
        for (const choice of ['mine', 'theirs', 'both'] as const) {
          const choices = new Map(clashes.map(({ key }) => [key, choice]));
          const { document, clashes: left } = mergeDocuments(base, own, other, choices);
          expect(left).toEqual([]);
          expect(parseDocument(document).ok).toBe(true);
          const found = texts(document as Flashcard);
          const sides = choice === 'both' ? [own, other] : [choice === 'mine' ? own : other];
          for (const side of sides)
            for (const { id } of clashes)
              for (const card of side.items.filter((one) => one.id === id))
                expect(found).toEqual(expect.arrayContaining([String(card.term), String(card.definition)]));
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a worksheet', () => {
  const base = aWorksheet({ items: [anOpenResponse('One', 'a'), anOpenResponse('Two', 'b')] });
  const change = (run: (sheet: typeof base) => void) => {
    const copy = structuredClone(base);
    run(copy);
    return copy;
  };

  test('is merged field by field, its style too', () => {
    const mine = change((sheet) => Object.assign(sheet.style, { font_size: 20 }));
    const theirs = change((sheet) => {
      Object.assign(sheet.style, { font: 'lexend' });
      sheet.title = 'Theirs';
    });
    const { document, clashes } = mergeDocuments(base, mine, theirs);
    expect(document).toMatchObject({ title: 'Theirs', style: { font_size: 20, font: 'lexend' } });
    expect(clashes).toEqual([]);
  });

  test('asks about a field that both have changed, and about an item that one has deleted and the other changed', () => {
    const mine = change((sheet) => {
      sheet.title = 'Mine';
      sheet.items.splice(0, 1);
    });
    const theirs = change((sheet) => {
      sheet.title = 'Theirs';
      Object.assign(sheet.items[0]?.data ?? {}, { subtitle: 'One, changed' });
    });
    const { document, clashes } = mergeDocuments(base, mine, theirs);
    expect(document.title).toBe('Mine');
    expect(clashes).toEqual([
      { key: ':title', id: null, isDeleted: false },
      { key: 'a', id: 'a', isDeleted: true },
    ]);
  });

  test('keeps an order that one copy has changed, and what the other adds behind the item that it stood behind', () => {
    const mine = change((sheet) => void sheet.items.reverse());
    const theirs = change((sheet) => void sheet.items.splice(1, 0, anOpenResponse('Added', 'c') as never));
    const ids = (sheet: HandoutDocument) => sheet.items.map(({ id }) => id);
    expect(ids(mergeDocuments(base, mine, theirs).document)).toEqual(['b', 'a', 'c']);
    expect(ids(mergeDocuments(base, theirs, mine).document)).toEqual(['b', 'a', 'c']);
  });

  test('shows answers as each copy does, and is whose the server says', () => {
    const mine = change((sheet) => Object.assign(sheet, { show_answer_key: true, id: null }));
    const theirs = change((sheet) => Object.assign(sheet, { id: 'doc', user_id: 'me' }));
    expect(mergeDocuments(base, mine, theirs).document).toMatchObject({
      show_answer_key: true,
      id: 'doc',
      user_id: 'me',
    });
  });

  test('has the words of both in a bank that both have added to', () => {
    const bank = (...words: string[]) =>
      aWorksheet({
        items: [
          { id: 'bank', type: 'word_bank', data: { words: words.map((word) => ({ word, manual: true })) } },
        ],
      });
    const merged = mergeDocuments(bank('old', 'gone'), bank('old', 'gone', 'mine'), bank('old', 'theirs'));
    const words = (merged.document.items[0] as { data: { words: { word: string }[] } }).data.words;
    expect([words.map(({ word }) => word).sort(), merged.clashes]).toEqual([['mine', 'old', 'theirs'], []]);
  });
});
