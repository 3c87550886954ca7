import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { listPictures } from '#shared/document/pictures.ts';
import { listPremiumUses } from '#shared/document/premium.ts';
import { DIAGRAMS } from '#shared/icons/diagrams/diagrams.ts';
import { listItemBankWords } from '#shared/items/item.ts';
import { countRecommendedWords } from '#shared/kinds/bingo/rules.ts';
import { dealSetOfCards } from '#shared/kinds/bingo/words.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { drawPicture } from '#shared/paper/draw/draw-picture.ts';
import { isDrawn } from '#shared/vocabulary/drawn-pictures.ts';
import { createFromTemplate } from './create-from-template.ts';
import { TEMPLATE_DOCUMENTS } from './documents.ts';
import drawn from './drawn.json' with { type: 'json' };
import { getTemplatePicture } from './get-template-picture.ts';
import { hashTemplates } from './hash-templates.ts';
import { TEMPLATES } from './list.ts';

/** Ids of items are new in each document. */
const withoutIds = (value: object): object =>
  JSON.parse(JSON.stringify(value), (key, part) =>
    /^(id|wordbank_id|itemId)$/.test(key) && !String(part).startsWith('icon-') ? undefined : part,
  );

test.each(TEMPLATES)('the template $name is a whole document, with nothing in it ignored', ({ id, kind }) => {
  const whole = createFromTemplate(id, 'letter');
  const { stickers = [], ...source } = TEMPLATE_DOCUMENTS[id];
  expect(withoutIds(whole)).toMatchObject(withoutIds(source));
  const stands = stickers.map(({ item, middle }) => ({ item: whole.items[item]?.id, y: middle }));
  expect(whole.images.map(({ anchor }) => anchor)).toEqual(stands);
  expect([whole.paper, whole.entity_type]).toEqual(['letter', kind]);
});

test.each(TEMPLATES.filter(({ kind }) => kind === 'bingo'))(
  'the template $name has words enough for a lively game, and no word twice',
  ({ id }) => {
    const game = createFromTemplate(id, 'a4');
    if (game.entity_type !== 'bingo') throw new Error('It is no game');
    const names = game.items.map(({ term, term_image: image }) => image?.alt || term);
    expect(new Set(names).size).toBe(game.items.length);
    expect(game.items.length).toBeGreaterThanOrEqual(countRecommendedWords(game));
    expect(dealSetOfCards(game)).toHaveLength(30);
  },
);

test('a word bank of a template has the words of the item that feeds it, under their new ids', () => {
  const { items } = createFromTemplate('plant-cell', 'letter') as Worksheet;
  const [bank, cell] = items;
  if (bank?.type !== 'word_bank' || cell?.type !== 'picture') throw new Error('There is no bank');
  expect(cell.data.wordbank_id).toBe(bank.id);
  expect(bank.data.words.map(({ word, itemId }) => [word, itemId])).toEqual(
    listItemBankWords(cell).map((word) => [word, cell.id]),
  );
});

test('two documents from one template share no item id', () => {
  const [{ id: template }] = TEMPLATES;
  const ids = [1, 2].flatMap(() => createFromTemplate(template, 'a4').items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

/** The library's own list, as the server reads it. */
const library = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('openmoji/data/openmoji.json'), 'utf8'),
) as { hexcode: string; group: string; openmoji_author: string }[];

test.each(TEMPLATES)('the template $name needs no plan, has pictures, and names their authors', ({ id }) => {
  const whole = createFromTemplate(id, 'a4');
  const findIcon = (hexcode: string) => [...library, ...DIAGRAMS].find((entry) => entry.hexcode === hexcode);
  const pictures = listPictures(whole);
  expect(pictures).not.toEqual([]);
  for (const { image } of pictures.filter(({ image }) => !isDrawn(image))) {
    const icon = findIcon(image.iconObject?.id ?? '');
    expect(image.iconObject?.creator).toBe(icon?.openmoji_author);
    expect(icon?.group).not.toMatch(/^extras/);
  }
  expect(listPremiumUses(whole, () => false)).toEqual([]);
});

test.each(TEMPLATES)('the template $name has a picture', ({ id }) => {
  expect(getTemplatePicture(id)).toMatch(/\.webp$/);
});

test('the pictures show what the templates have now: npm run template-pictures draws them', () => {
  expect(hashTemplates()).toEqual(drawn);
});

test('the drawn pictures of templates have the proportions and the names of what is drawn', () => {
  const drawn = TEMPLATES.flatMap(({ id }) => listPictures(createFromTemplate(id, 'letter'))).filter(
    ({ image }) => isDrawn(image),
  );
  expect(drawn.length).toBeGreaterThan(30);
  for (const { image } of drawn) {
    const whole = image.drawing && drawPicture(image.drawing);
    expect(image.ratio).toBeCloseTo((whole?.width ?? 0) / (whole?.height ?? 1), 1);
    expect(image.alt).toBe(whole?.alt);
  }
});
