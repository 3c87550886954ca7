import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { listPremiumUses } from '#shared/document/premium.ts';
import { listPublishHints } from '#shared/document/publish-hints.ts';
import { aBingo } from '#test/support/builders.ts';
import { describeSameCalls, listCallLists, setCallCopies, shuffleCallList } from './call-copies.ts';
import { view } from './view-with-slips.tsx';
import { listCalls } from './words.ts';

const WORDS = Array.from({ length: 30 }, (_, at) => ({ id: `w${at}`, term: `word ${at}` }));
const aGame = (call_list: object = {}) => aBingo({ items: WORDS, call_list });
const listOrders = (game: ReturnType<typeof aGame>) =>
  listCallLists(game.call_list).map((call_list) => listCalls({ ...game, call_list }).map(({ id }) => id));

describe('the copies of a call list', () => {
  test('call the same words, each in another order, the first in that of before and the same for ever', () => {
    const game = aGame();
    const [before] = listOrders(game);
    setCallCopies(game, 8);
    const orders = listOrders(game);
    expect(orders[0]).toEqual(before);
    expect(new Set(orders.map(String)).size).toBe(8);
    for (const order of orders) expect(order.toSorted()).toEqual(before?.toSorted());
    setCallCopies(game, 3);
    expect(listOrders(game)).toEqual(orders.slice(0, 3));
    expect(aGame(game.call_list).call_list).toEqual(game.call_list);
  });

  test('are all shuffled anew together, and are one again where nothing is at random', () => {
    const game = aGame();
    setCallCopies(game, 4);
    const before = listOrders(game).map(String);
    shuffleCallList(game);
    const after = listOrders(game).map(String);
    expect(after).toHaveLength(4);
    expect(before.filter((order) => after.includes(order))).toEqual([]);
    expect(listOrders(aGame({ ...game.call_list, sort: 'alpha' }))).toHaveLength(1);
    setCallCopies(game, 1);
    expect(game.call_list).not.toHaveProperty('copies');
  });

  test('are said to be the same where too few words allow no other order', () => {
    const copies = [1, 22, 333, 4444, 55_555];
    expect(describeSameCalls(aGame({ copies }))).toBeNull();
    expect(describeSameCalls(aBingo({ items: WORDS.slice(0, 1), call_list: { copies } }))).toMatch(
      /^Call lists: B, C, D,? and E are the same as A\. /,
    );
    const two = aBingo({ items: WORDS.slice(0, 2), call_list: { copies } });
    expect(new Set(listOrders(two).map(String)).size).toBe(2);
    expect(describeSameCalls(two)).toMatch(/the same as/);
    expect(listPublishHints(two).map(({ where }) => where)).toContain('call_list.copies');
  });

  test('are printed one after another, each with its letter; one alone has none', () => {
    const readHeadings = (game: ReturnType<typeof aGame>) => {
      const content = view.createContent(game, false)({ first: 900, other: 900 });
      const drawn = content.blocks.map(({ element }) => renderToStaticMarkup(element)).join('');
      return [...drawn.matchAll(/<h2>([^<]*)</g)].map(([, words]) => words);
    };
    expect(readHeadings(aGame({ copies: [1, 2, 3] }))).toEqual(['Call List A', 'Call List B', 'Call List C']);
    expect(readHeadings(aGame())).toEqual(['Call List']);
  });

  test('raise the version of the game’s file, and more than two are premium', () => {
    expect([aGame().schema_version, aGame({ copies: [1, 2] }).schema_version]).toEqual([1, 2]);
    expect(listPremiumUses(aGame({ copies: [1, 2] }))).toEqual([]);
    expect(listPremiumUses(aGame({ copies: [1, 2, 3] }))).toEqual([
      { feature: 'versions', where: 'call_list.copies', place: 'call lists A–C' },
    ]);
  });
});
