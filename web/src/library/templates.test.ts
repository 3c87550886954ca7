import { expect, test } from 'vitest';
import { countRecommendedWords } from '#shared/kinds/bingo/rules.ts';
import { dealSetOfCards } from '#shared/kinds/bingo/words.ts';
import { createFromTemplate } from './create-from-template.ts';
import { TEMPLATES } from './templates.ts';

test.each(TEMPLATES)('the template $name is a whole document, with nothing in it ignored', ({ document }) => {
  const whole = createFromTemplate(document, 'letter');
  expect(whole).toMatchObject(document);
  expect(whole.paper).toBe('letter');
});

test.each(TEMPLATES.filter(({ document }) => document.entity_type === 'bingo'))(
  'the template $name has words enough for a lively game, and no word twice',
  ({ document }) => {
    const game = createFromTemplate(document, 'a4');
    if (game.entity_type !== 'bingo') throw new Error('It is no game');
    expect(new Set(game.items.map(({ term }) => term)).size).toBe(game.items.length);
    expect(game.items.length).toBeGreaterThanOrEqual(countRecommendedWords(game));
    expect(dealSetOfCards(game)).toHaveLength(30);
  },
);

test('two documents from one template share no item id', () => {
  const [template] = TEMPLATES;
  if (!template) throw new Error('There is no template');
  const ids = [1, 2].flatMap(() => createFromTemplate(template.document, 'a4').items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
