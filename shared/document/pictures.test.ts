import { describe, expect, test } from 'vitest';
import { aBingo, aFlashcardSet, aWorksheet } from '#test/support/builders.ts';
import { buildCredits } from './credits.ts';
import { createPictureMapper, listPictures } from './pictures.ts';

const icon = (id: string, creator = '', color: string | null = null) => ({
  id,
  is_icon: true,
  iconObject: { id: '2B50', creator },
  color,
});

describe('the pictures of a document', () => {
  test('are found with their places, wherever a worksheet may have one', () => {
    const worksheet = aWorksheet({
      images: [{ id: 'sticker' }],
      items: [
        {
          id: 'a',
          type: 'multiple_choice',
          data: { subtitle_image: { id: 'prompt' }, options: [{}, { answer_image: { id: 'option' } }] },
        },
        {
          id: 'b',
          type: 'matching',
          data: { pairs: [{ term_image: { id: 'term' } }], fakeAnswers: [{ image: { id: 'fake' } }] },
        },
      ],
    });
    expect(
      listPictures(worksheet)
        .map(({ image, where }) => `${image.id} ${where}`)
        .sort(),
    ).toEqual([
      'fake items.1.data.fakeAnswers.0.image',
      'option items.0.data.options.1.answer_image',
      'prompt items.0.data.subtitle_image',
      'sticker images.0',
      'term items.1.data.pairs.0.term_image',
    ]);
  });

  test('are found on cards and in bingo’s free space', () => {
    const cards = aFlashcardSet({ items: [{ id: 'c', definition_image: { id: 'back' } }] });
    expect(listPictures(cards).map(({ where }) => where)).toEqual(['items.0.definition_image']);
    const bingo = aBingo({ words: 0, free_space_image: { id: 'free' }, inline_images: [{ id: 'i' }] });
    expect(
      listPictures(bingo)
        .map(({ where }) => where)
        .sort(),
    ).toEqual(['free_space_image', 'inline_images.0']);
  });
});

describe('a change of pictures', () => {
  const worksheet = aWorksheet({
    images: [{ id: 'a' }, { id: 'b' }],
    items: [
      { id: 'q', type: 'multiple_choice', data: { options: [{ answer_image: { id: 'a' } }, {}] } },
      { id: 'r', type: 'multiple_choice', data: { options: [{}, {}] } },
    ],
  });

  test('reaches a picture wherever it stands, and leaves all else the same object', () => {
    const changed = createPictureMapper((image) => (image.id === 'a' ? { ...image, id: 'A' } : image))(
      worksheet,
    );
    expect(listPictures(changed).map(({ image, where }) => `${image.id} ${where}`)).toEqual([
      'A images.0',
      'b images.1',
      'A items.0.data.options.0.answer_image',
    ]);
    expect(changed.items[1]).toBe(worksheet.items[1]);
    expect(createPictureMapper((image) => image)(worksheet)).toBe(worksheet);
  });

  test('takes a picture out of its field or its list', () => {
    const without = createPictureMapper((image) => (image.id === 'a' ? null : image))(worksheet);
    expect(listPictures(without).map(({ where }) => where)).toEqual(['images.0']);
    expect(without.items[0]).toMatchObject({ data: { options: [{ answer_image: null }, {}] } });
  });

  test('answers the same for the same object, so that copies go on sharing it', () => {
    const change = createPictureMapper((image) => ({ ...image, alt: 'x' }));
    expect(change({ ...worksheet, filename: 'other' }).items).toBe(change(worksheet).items);
  });
});

describe('the line of credits', () => {
  const credits = (...images: object[]) => buildCredits(aWorksheet({ images }));

  test('is empty without icons: what somebody sent is their own', () => {
    expect(credits({ id: 'photo' })).toBe('');
  });

  test('names library, creators and licence, each once', () => {
    expect(credits(icon('a', 'Emily Jäger'), icon('b', 'Liz Bravo'), icon('c', 'Liz Bravo'))).toBe(
      'Icons: OpenMoji (Emily Jäger, Liz Bravo), CC BY-SA 4.0',
    );
    expect(credits(icon('a'))).toBe('Icons: OpenMoji, CC BY-SA 4.0');
  });

  test('says that a drawing was changed', () => {
    expect(credits(icon('a', 'Liz Bravo', '#B42318'))).toBe(
      'Icons: OpenMoji (Liz Bravo), CC BY-SA 4.0, colors changed',
    );
  });

  test('counts those for whom there is no room', () => {
    const many = Array.from({ length: 12 }, (_, index) => icon(`i${index}`, `Creator ${index}`));
    expect(credits(...many)).toMatch(/Creator 6, 5 others\)/);
  });

  test('leaves out our own drawings, whose licence asks for none', () => {
    const own = { ...icon('a'), iconObject: { id: 'F0001', creator: 'Handout', license: 'CC0 1.0' } };
    expect(credits(own)).toBe('');
  });

  test('finds icons inside items', () => {
    const data = { subtitle_image: icon('a', 'Liz Bravo') };
    expect(buildCredits(aWorksheet({ items: [{ id: 'q', type: 'open_response', data }] }))).toContain(
      'Liz Bravo',
    );
  });
});
