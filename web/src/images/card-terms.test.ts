import { expect, test, vi } from 'vitest';
import { SAMPLE_ICONS } from '#shared/icons/sample-icons.ts';
import { findAnsweredTerm } from './card-terms.ts';

const called = (term: string) => ({ ...SAMPLE_ICONS[0], term });
const REPLIES: Record<string, object[]> = {
  pan: [called('cooking')],
  bread: [called('bread')],
  'el perro': [called('dog')],
};

vi.mock('../api/icons.ts', () => ({
  searchIcons: async (term: string, _page: undefined, isExact: boolean) => ({
    icons: (isExact && REPLIES[term]) || [],
  }),
}));

test('the side of a card that is the name of an icon comes before one that is a keyword', async () => {
  expect((await findAnsweredTerm(['pan', 'bread']))?.term).toBe('bread');
  expect((await findAnsweredTerm(['el perro', 'xyz']))?.term).toBe('el perro');
});

test('where nothing is called so, there is no term', async () => {
  expect(await findAnsweredTerm(['desafortunado', 'unlucky'])).toBeNull();
});
