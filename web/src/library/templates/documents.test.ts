import { expect, test } from 'vitest';
import { countRecommendedWords } from '#shared/kinds/bingo/rules.ts';
import { dealSetOfCards } from '#shared/kinds/bingo/words.ts';
import { createFromTemplate } from './create-from-template.ts';
import { TEMPLATE_DOCUMENTS } from './documents.ts';
import { TEMPLATES } from './list.ts';

test.each(TEMPLATES)('the template $name is a whole document, with nothing in it ignored', ({ id, kind }) => {
  const whole = createFromTemplate(id, 'letter');
  expect(whole).toMatchObject(TEMPLATE_DOCUMENTS[id]);
  expect([whole.paper, whole.entity_type]).toEqual(['letter', kind]);
});

test.each(TEMPLATES.filter(({ kind }) => kind === 'bingo'))(
  'the template $name has words enough for a lively game, and no word twice',
  ({ id }) => {
    const game = createFromTemplate(id, 'a4');
    if (game.entity_type !== 'bingo') throw new Error('It is no game');
    expect(new Set(game.items.map(({ term }) => term)).size).toBe(game.items.length);
    expect(game.items.length).toBeGreaterThanOrEqual(countRecommendedWords(game));
    expect(dealSetOfCards(game)).toHaveLength(30);
  },
);

test('two documents from one template share no item id', () => {
  const [{ id: template }] = TEMPLATES;
  const ids = [1, 2].flatMap(() => createFromTemplate(template, 'a4').items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
