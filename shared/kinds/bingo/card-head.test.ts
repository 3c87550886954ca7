import { describe, expect, test } from 'vitest';
import { CONTENT_HEIGHT } from '../../paper/sheet/page-sizes.ts';
import { layOutCardHead } from './card-head.ts';
import { placeCards } from './card-places.ts';
import { kind } from './kind.ts';
import { bingo } from './schema.ts';
import { view } from './view-with-slips.tsx';

const room = { first: CONTENT_HEIGHT - 120, other: CONTENT_HEIGHT };
const createGame = (given: object = {}) =>
  bingo.parse({
    entity_type: 'bingo',
    title: 'Animals',
    items: Array.from({ length: 30 }, (_, at) => ({ id: `w${at}`, term: `word ${at}` })),
    ...given,
  });
const createNewGame = (given: object = {}) => createGame({ ...kind.startFields, ...given });

describe('the header of a new game', () => {
  test('is the same, title and all, on every page of cards', () => {
    const { head, runningHead } = view.createContent(createNewGame(), false)(room);
    expect(head).not.toBeNull();
    expect(runningHead).toBe(head);
  });

  test('is on each card where several are cut from a sheet, and not above them', () => {
    for (const cards_per_page of [2, 4]) {
      const game = createNewGame({ cards_per_page });
      expect(view.createContent(game, false)(room)).toMatchObject({ head: null, runningHead: null });
      expect(layOutCardHead(game)).toMatchObject({ rows: [['Name', 'Date']] });
    }
  });

  test('takes its room from the card, however many fields there are', () => {
    const student_fields = ['Name', 'Date', 'Class', 'Grade', 'Teacher'];
    const game = createNewGame({ cards_per_page: 4, student_fields });
    const full = { first: CONTENT_HEIGHT, other: CONTENT_HEIGHT };
    const [first, , third] = placeCards(game, 4, full)[0]?.places ?? [];
    expect(layOutCardHead(game)?.rows).toEqual([['Name', 'Date'], ['Class', 'Grade'], ['Teacher']]);
    expect((third?.top ?? 0) - (first?.top ?? 0)).toBeGreaterThan((layOutCardHead(game)?.height ?? 0) + 200);
  });
});

describe('a game of before', () => {
  test('has its title on the first page alone, with Every Page too', () => {
    const { head, runningHead } = view.createContent(createGame({ omni_student: true }), false)(room);
    expect(head).not.toBe(runningHead);
    expect(layOutCardHead(createGame({ omni_student: true, cards_per_page: 2 }))).toBeNull();
  });

  test('takes the whole header once Every Page is switched on', () => {
    const before = createGame();
    const live = createGame({ omni_student: true });
    kind.applyInvariants(live, before, live);
    expect(live.header_on_cards).toBe(true);
  });
});
