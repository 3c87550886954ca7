import { describe, expect, test } from 'vitest';
import { aBingo, aFlashcardSet, anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import type { HandoutDocument } from './document.ts';
import { takeFreeVersion } from './free-version.ts';
import { listPremiumUses, toPremiumProblem } from './premium.ts';

const where = (document: HandoutDocument) => listPremiumUses(document).map((use) => use.where);
const problems = (document: HandoutDocument) => listPremiumUses(document).map(toPremiumProblem);

const blanks = (given: object) => ({
  id: 'blanks',
  type: 'fill_in_the_blank',
  data: {
    words: [{ value: 'Rain', blank: true }],
    answer_type: 'letter_blanks',
    blank_style: 'box',
    ...given,
  },
});
const numbered = (format: number, given: object = {}) => ({
  ...anOpenResponse('Why?', `n${format}`),
  numbering: { format, ...given },
});
const handwriting = { id: 'hand', type: 'handwriting', data: { color_option: 'red_blue' } };
const icon = { id: 'fish', name: 'goldfish', is_icon: true, iconObject: { id: 'E000', is_premium: true } };
const upload = { id: 'photo', name: 'photo.jpg' };

/** Everything that there is a plan for. */
const everything = () =>
  aWorksheet({
    title_font: 'fredoka',
    student_info_font: 'schoolbell',
    style: { font: 'playwrite' },
    items: [
      blanks({}),
      handwriting,
      numbered(13),
      { id: 'head', type: 'section_header', data: { title: 'Rivers', font: 'cedarville' } },
      { id: 'do', type: 'instruction', data: { instruction: 'Read.', style: { font: 'short-stack' } } },
    ],
    images: [icon],
  });

describe('the uses of premium features', () => {
  test('are each listed with the field and the place in words', () => {
    expect(problems(everything())).toEqual([
      { where: 'title_font', message: 'Premium fonts: Fredoka in the title' },
      { where: 'student_info_font', message: 'Premium fonts: Schoolbell in the student info' },
      { where: 'style.font', message: 'Premium fonts: Playwrite in the body' },
      { where: 'items.0.data.blank_style', message: 'Box and circle letter blanks: Question 1' },
      { where: 'items.1.data.color_option', message: 'Red and blue handwriting lines: Question 2' },
      { where: 'items.2.numbering.format', message: 'Premium numbering: Question 3' },
      { where: 'items.3.data.font', message: 'Premium fonts: Cedarville Cursive in “Rivers”' },
      { where: 'items.4.data.style.font', message: 'Premium fonts: Short Stack in “Read.”' },
      { where: 'images.0', message: 'Premium images: goldfish' },
    ]);
  });

  test('are in the font of the word banks only where one prints', () => {
    const bank = { id: 'bank', type: 'word_bank', data: {} };
    const withBank = (item: object) =>
      aWorksheet({ word_bank: { style: { font: 'fredoka' } }, items: [item] });
    expect(problems(withBank(bank))).toEqual([
      { where: 'word_bank.style.font', message: 'Premium fonts: Fredoka in the word banks' },
    ]);
    expect(where(withBank({ ...bank, hide: true }))).toEqual([]);
  });

  test('are none in a document of today’s defaults, of each kind', () => {
    for (const document of [aWorksheet(), aFlashcardSet(), aBingo()]) expect(where(document)).toEqual([]);
  });

  test.each([
    ['underlined letter blanks', blanks({ blank_style: 'underline' })],
    ['a letter blank where no letter is blank', blanks({ words: [{ value: 'Rain' }] })],
    ['a plain blank whose letter blanks were boxes once', blanks({ answer_type: 'blank' })],
    ['a premium number that is skipped', numbered(9, { hidden: true })],
    ['a premium number on what has none', { id: 'd', type: 'divider', numbering: { format: 12 } }],
    ['what is hidden', { ...handwriting, hide: true }],
  ])('do not count %s', (_, item) => {
    expect(where(aWorksheet({ items: [item] }))).toEqual([]);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('do not count numbering format %i', (format) => {
    expect(where(aWorksheet({ items: [numbered(format)] }))).toEqual([]);
  });
  test.each([9, 10, 11, 12, 13])('count numbering format %i', (format) => {
    expect(where(aWorksheet({ items: [numbered(format)] }))).toEqual(['items.0.numbering.format']);
  });

  test('do not count the font of what does not show', () => {
    const off = {
      title_visible: 0,
      student_info_visible: 0,
      title_font: 'fredoka',
      student_info_font: 'fredoka',
    };
    expect(where(aWorksheet(off))).toEqual([]);
    const instruction = { style: { font: 'fredoka' }, visible: true, content: 'Ask each other.' };
    expect(where(aFlashcardSet({ instruction: { ...instruction, visible: false } }))).toEqual([]);
    expect(where(aFlashcardSet({ instruction: { ...instruction, content: '' } }))).toEqual([]);
    expect(where(aFlashcardSet({ instruction }))).toEqual(['instruction.style.font']);
  });

  test('count a picture that the library calls premium, whatever it says of itself', () => {
    const lying = aWorksheet({ images: [{ ...icon, iconObject: { id: 'E000', is_premium: false } }] });
    expect(where(lying)).toEqual([]);
    expect(listPremiumUses(lying, ({ id }) => id === 'fish')).toMatchObject([{ where: 'images.0' }]);
  });

  test('count a privacy that was chosen, and none that pictures ask for', () => {
    expect(where(aWorksheet({ is_private: 1 }))).toEqual(['is_private']);
    expect(where(aWorksheet({ is_private: 1, images: [upload] }))).toEqual([]);
    expect(where(aWorksheet({ is_private: 1, images: [icon] }))).toEqual(['images.0']);
    expect(where(aFlashcardSet({ is_private: 1, items: [{ id: 'a', term_image: upload }] }))).toEqual([]);
  });
});

describe('the free version', () => {
  test('leaves nothing premium, and a document that is whole', () => {
    const document = everything();
    takeFreeVersion(document, listPremiumUses(document));
    expect(where(document)).toEqual([]);
    expect(document).toMatchObject({
      title_font: 'nunito',
      student_info_font: 'patrick-hand',
      style: { font: 'edu-hand' },
      images: [],
    });
    expect(aWorksheet(document)).toEqual(document);
  });

  test('of one feature leaves the others as they are', () => {
    const document = everything();
    const chosen = listPremiumUses(document).filter(({ feature }) => feature === 'letter_blanks');
    takeFreeVersion(document, chosen);
    expect(document.items[0]).toMatchObject({
      data: { blank_style: 'underline', answer_type: 'letter_blanks' },
    });
    expect(listPremiumUses(document)).toHaveLength(8);
  });

  test('takes out several pictures of one list, and the picture of a card', () => {
    const two = aWorksheet({ images: [icon, upload, { ...icon, id: 'fish-2' }] });
    takeFreeVersion(two, listPremiumUses(two));
    expect(two.images.map(({ id }) => id)).toEqual(['photo']);
    const deck = aFlashcardSet({ items: [{ id: 'a', term: 'fish', term_image: icon }] });
    takeFreeVersion(deck, listPremiumUses(deck));
    expect(deck.items[0]?.term_image).toBeNull();
  });

  test('of a private document is a public one', () => {
    const document = aWorksheet({ is_private: 1 });
    takeFreeVersion(document, listPremiumUses(document));
    expect(document.is_private).toBe(0);
  });
});
