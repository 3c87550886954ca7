import { beforeAll, expect, test } from 'vitest';
import { aBingo, aFlashcardSet, anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { toFormula } from '../maths/formula-text.ts';
import { typesetter } from '../maths/typesetter.ts';
import {
  listCoveredHints,
  listOverflowHints,
  listPaperHints,
  listPublishHints,
  listTightHints,
} from './publish-hints.ts';

beforeAll(typesetter.load);

const aChoice = (id: string, options: readonly object[], given: object = {}) => ({
  id,
  type: 'multiple_choice',
  data: { subtitle: `${id}?`, options },
  ...given,
});
const ANSWERED = [{ answer: 'yes', correct: true }, { answer: 'no' }];
const UNMARKED = [{ answer: 'yes' }, { answer: 'no' }];
const EMPTY = [{ answer: 'yes', correct: true }, { answer: ' ' }];
const hints = (...items: readonly object[]) => listPublishHints(aWorksheet({ items }));

test('a question without a correct answer, or with an empty option, is named by its number and led to', () => {
  expect(hints(aChoice('a', ANSWERED), aChoice('b', UNMARKED), aChoice('c', EMPTY))).toEqual([
    { where: 'items.1', message: 'Question 2 has no correct answer marked.' },
    { where: 'items.2', message: 'Question 3 has an empty option.' },
  ]);
});

test('a matching with half a pair is named, an empty pair and a fake answer are not', () => {
  const aMatching = (id: string, data: object) => ({ id, type: 'matching', data });
  const whole = { term: 'cat', definition: 'Katze' };
  expect(
    hints(
      aMatching('a', { pairs: [whole, {}], fakeAnswers: [{ text: 'Hund' }] }),
      aMatching('b', { pairs: [whole, { term: 'dog' }] }),
    ),
  ).toEqual([{ where: 'items.1', message: 'Question 2 has a pair without its match.' }]);
});

test('a matching without pairs and a checklist with an empty row are named', () => {
  const checklist = (options: object[]) => ({
    id: `c${options.length}`,
    type: 'checklist',
    data: { options },
  });
  expect(
    hints(
      { id: 'm', type: 'matching', data: { pairs: [{}] } },
      checklist([{ answer: 'Name' }]),
      checklist([{ answer: 'Name' }, {}]),
    ),
  ).toEqual([
    { where: 'items.2', message: expect.stringMatching(/ has an empty row\.$/) },
    { where: 'items.0', message: 'Question 1 has no pairs yet.' },
  ]);
});

test('several are named together, and many not all', () => {
  const message = (count: number) =>
    hints(...Array.from({ length: count }, (_, index) => aChoice(`q${index}`, UNMARKED))).map(
      (hint) => hint.message,
    );
  expect(message(2)).toEqual(['Questions 1 and 2 have no correct answer marked.']);
  expect(message(4)).toEqual(['Questions 1, 2, 3 and 4 have no correct answer marked.']);
  expect(message(20)).toEqual(['Questions 1, 2, 3 and 17 more have no correct answer marked.']);
});

test.each([
  [4, 'Question A has'],
  [8, 'Question (a) has'],
  [11, 'Question 1 has'],
  [13, 'Question 1 has'],
])('in numbering format %s the first is called "%s"', (format, name) => {
  const [hint] = hints(aChoice('a', UNMARKED, { numbering: { format } }));
  expect(hint?.message).toContain(name);
});

test('a question that shows no number is called by its words', () => {
  const [hint] = hints(aChoice('Falling', UNMARKED, { numbering: { hidden: true } }));
  expect(hint?.message).toBe('“Falling?” has no correct answer marked.');
});

test('a question that shows no number and others that do are each called by what they show', () => {
  const hidden = aChoice('Falling', UNMARKED, { numbering: { hidden: true } });
  const messages = (...items: object[]) => hints(...items).map(({ message }) => message);
  expect(messages(hidden, aChoice('a', UNMARKED))).toEqual([
    '“Falling?” and question 1 have no correct answer marked.',
  ]);
  expect(messages(aChoice('a', UNMARKED), hidden)).toEqual([
    'Question 1 and “Falling?” have no correct answer marked.',
  ]);
});

test('what is not printed, what is complete and what is no worksheet needs no second look', () => {
  expect(
    hints(aChoice('a', ANSWERED), aChoice('b', UNMARKED, { hide: true }), { id: 'd', type: 'divider' }),
  ).toEqual([]);
  expect(listPublishHints(aBingo())).toEqual([]);
});

test('cards and items that no place holds are named together, and the first is led to', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id, term: id }));
  const deck = aFlashcardSet({ items });
  expect(listOverflowHints(deck, ['b'])).toEqual([
    { where: 'items.1', message: 'The text on card 2 does not fit and is cut off in print.' },
  ]);
  expect(listOverflowHints(deck, ['c', 'a', '#head'])).toEqual([
    { where: 'items.0', message: 'The texts on cards 1 and 3 do not fit and are cut off in print.' },
  ]);
  expect(listOverflowHints(deck, [])).toEqual([]);
  expect(listOverflowHints(aWorksheet({ items: [aChoice('a', ANSWERED)] }), ['a'])).toEqual([
    { where: 'items.0', message: 'Question 1 does not fit and is cut off in print.' },
  ]);
});

test('a bingo word that no square holds is named', () => {
  const game = aBingo({ words: 24 });
  expect(listOverflowHints(game, ['word-3', 'word-5'])).toEqual([
    { where: 'items.3', message: '“word 3” and “word 5” do not fit and are cut off in print.' },
  ]);
});

test('what is printed whole but hard to read is named too', () => {
  expect(listTightHints(aBingo({ words: 24 }), ['word-2'])).toEqual([
    { where: 'items.2', message: '“word 2” hardly fits its place and is hard to read.' },
  ]);
  expect(listTightHints(aFlashcardSet(), [])).toEqual([]);
});

test('what the layout says names what it concerns, and leads there where it is a field', () => {
  const message = 'is cut off';
  const items = [{ id: 'a', term: '', term_image: { id: 'i', alt: 'a lion' } }];
  expect(
    listPaperHints(aBingo({ items }), [
      { key: 'a', message },
      { key: '#head', message },
      { key: '/sheet-2', message },
    ]),
  ).toEqual([
    { where: 'items.0', message: '“a lion” is cut off.' },
    { where: 'title', message: 'The header is cut off.' },
    { where: null, message: 'One part of this document is cut off.' },
  ]);
});

test('a title that nobody has written is mentioned where it is printed', () => {
  const hint = [{ where: 'title', message: '“Untitled Worksheet” is printed as the title.' }];
  expect(listPublishHints(aWorksheet({ title: 'Untitled Worksheet', items: [] }))).toEqual(hint);
  expect(listPublishHints(aWorksheet({ title: 'Untitled Worksheet', title_visible: 0, items: [] }))).toEqual(
    [],
  );
  expect(listPublishHints(aWorksheet({ title: 'Rain', items: [] }))).toEqual([]);
  expect(listPublishHints(aBingo({ words: 24, title: 'Untitled Bingo' }))).toHaveLength(1);
});

test('cards that print an empty side are named, with the way to the first', () => {
  const items = [
    { id: 'a', term: 'el pan', definition: 'bread' },
    { id: 'b', term: 'la leche' },
    { id: 'c', definition: 'cheese' },
    { id: 'd', term: 'la manzana', definition_image: { id: 'apple' } },
    { id: 'e' },
    { id: 'f', term: 'el huevo' },
  ];
  expect(listPublishHints(aFlashcardSet({ items }))).toEqual([
    { where: 'items.2', message: 'Card 3 has nothing on its front.' },
    { where: 'items.1', message: 'Cards 2 and 6 have nothing on their backs.' },
  ]);
  expect(listPublishHints(aFlashcardSet({ items, sides: 'fronts' })).map(({ where }) => where)).toEqual([
    'items.2',
  ]);
});

test('letters of a script that no font here has are named before they print as boxes', () => {
  const hieroglyphs = { term: '𓂀 𓃭', definition: 'eye, lion' };
  const kannada = { term: 'ಕನ್ನಡ', definition: 'ɔ̃ ꝏ ﬁ ≈ ★' };
  const deck = (...items: readonly object[]) =>
    listPublishHints(aFlashcardSet({ items: items.map((card, at) => ({ id: `c${at}`, ...card })) }));
  expect(deck(kannada, hieroglyphs)).toEqual([
    {
      where: 'items.1',
      message: 'The text on card 2 has letters that no font here has: they print as empty boxes.',
    },
  ]);
  expect(deck(kannada)).toEqual([]);
  expect(listPublishHints(aWorksheet({ title: 'ᠮᠣᠩᠭᠣᠯ' }))).toEqual([
    { where: 'title', message: 'The title has letters that no font here has: they print as empty boxes.' },
  ]);
});

test('a text under a sticker is named behind it, with the way there', () => {
  const covered = aWorksheet({ items: [anOpenResponse('Why?', 'a'), anOpenResponse('Who?', 'b')] });
  const warning = (key: string) => ({ key, message: 'is covered by a sticker', lead: 'A sticker covers' });
  expect(listPaperHints(covered, [warning('a'), warning('#head')])).toEqual([
    { where: 'items.0', message: 'A sticker covers question 1.' },
    { where: 'title', message: 'A sticker covers the header.' },
  ]);
  expect(listCoveredHints(covered, ['a', 'b'], ' in large print')).toEqual([
    { where: 'items.0', message: 'A sticker covers questions 1 and 2 in large print.' },
  ]);
  expect(listCoveredHints(covered, ['#head'])).toEqual([
    { where: 'title', message: 'A sticker covers the header.' },
  ]);
  expect(listCoveredHints(covered, [''])).toEqual([]);
});

test('a formula that cannot be read is named with its error, and led to', () => {
  const broken = { ...aChoice('b', ANSWERED), data: { subtitle: toFormula('1+\\foo'), options: ANSWERED } };
  expect(hints(aChoice('a', ANSWERED), broken)).toEqual([
    { where: 'items.1', message: 'Question 2 has a formula that cannot be read: There is no command \\foo.' },
  ]);
});

test('every formula that cannot be read is named, in title, instructions, items and cards, by what is wrong', () => {
  const [foo, qux] = [toFormula('\\foo'), toFormula('\\qux')];
  const asks = (id: string, subtitle: string) => ({ id, type: 'open_response', data: { subtitle } });
  const items = [asks('a', foo), asks('b', `${foo} and ${qux}`), asks('c', toFormula('x'))];
  const noCommand = (name: string) => `that cannot be read: There is no command \\${name}.`;
  expect(listPublishHints(aWorksheet({ title: `Add ${qux}`, items }))).toEqual([
    { where: 'title', message: `The title has a formula ${noCommand('qux')}` },
    { where: 'items.0', message: `Questions 1 and 2 have formulas ${noCommand('foo')}` },
    { where: 'items.1', message: `Question 2 has a formula ${noCommand('qux')}` },
  ]);
  const deck = { title: foo, instruction: { content: foo, visible: true }, title_visible: 1 };
  const card = { id: 'a', term: 'x', definition: qux };
  const printed = listPublishHints(aFlashcardSet({ ...deck, items: [card] })).map(({ where }) => where);
  expect(printed).toEqual(['title', 'instruction.content', 'items.0']);
  const hidden = { ...deck, title_visible: 0, instruction: { content: foo, visible: false } };
  expect(listPublishHints(aFlashcardSet({ ...hidden, items: [] }))).toEqual([]);
});
