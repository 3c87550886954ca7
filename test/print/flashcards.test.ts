import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChromiumRenderer, createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { PAGE_SETUPS } from '#shared/kinds/flashcard/choices.ts';
import { SETUPS } from '#shared/kinds/flashcard/page-setups.ts';
import { aFlashcardSet } from '../support/builders.ts';
import { type PdfPage, readPdf } from '../support/pdf.ts';

/** Two tenths of a millimetre, in points. */
const CLOSE = (0.2 / 25.4) * 72;

/** Every front is "F" and every back "F" too, with the number of its card: both have the same middle on a card. */
const createDeck = (count: number, given: object) =>
  aFlashcardSet({
    items: Array.from({ length: count }, (_, at) => ({
      id: `c${at}`,
      term: `F${at}`,
      definition: `F${at}`,
    })),
    ...given,
  });

/** The middle of a card's text, and its base line, in points from the upper left corner. */
function findPlace({ runs, width, height }: PdfPage, text: string) {
  const run = runs.find((one) => one.text === text);
  if (!run) throw new Error(`There is no ${text} on the page`);
  return { x: run.x + run.width / 2, y: run.y, width, height };
}

describe('printed on both sides, the middle of every back lies on the middle of its front', () => {
  let renderer: ChromiumRenderer;
  /** How far a base line stands below the middle of its card. */
  let below: number;
  const print = async (count: number, given: object, paper: 'letter' | 'a4') => {
    const document = createDeck(count, given);
    const { pdf, warnings } = await renderer.render({ document, paper, answerKey: false, thumbnail: false });
    expect(warnings).toEqual([]);
    return readPdf(pdf);
  };
  beforeAll(async () => {
    renderer = createRenderer();
    const [page] = await print(1, { page_setup: 's1', sides: 'fronts' }, 'letter');
    below = page ? findPlace(page, 'F0').y - page.height / 2 : Number.NaN;
  });
  afterAll(() => renderer.close());

  const cases = PAGE_SETUPS.flatMap((setup) =>
    (['long_edge', 'short_edge'] as const).map((sides) => ({ setup, sides, paper: 'letter' as const })),
  );
  test.each([...cases, { setup: 's8', sides: 'long_edge', paper: 'a4' } as const])(
    '$setup, $sides, $paper, with a last sheet that is not full',
    async ({ setup, sides, paper }) => {
      const perSheet = SETUPS[setup].columns * SETUPS[setup].rows;
      const count = perSheet + 1;
      const pages = await print(count, { page_setup: setup, sides }, paper);
      expect(pages).toHaveLength(4);
      for (let card = 0; card < count; card++) {
        const sheet = Math.floor(card / perSheet) * 2;
        const [front, back] = [pages[sheet], pages[sheet + 1]].map(
          (page) => page && findPlace(page, `F${card}`),
        );
        if (!front || !back) throw new Error(`There is no sheet for card ${card}`);
        const x = sides === 'long_edge' ? front.width - front.x : front.x;
        const y = sides === 'long_edge' ? front.y : front.height - front.y + 2 * below;
        expect(Math.abs(back.x - x), `card ${card} across`).toBeLessThan(CLOSE);
        expect(Math.abs(back.y - y), `card ${card} down`).toBeLessThan(CLOSE);
      }
    },
  );

  test('a head on the first sheets moves their backs along, and backs have none', async () => {
    const head = { title: 'Cards', title_visible: 1, student_info_visible: 1, omni_student: true };
    const pages = await print(14, { ...head, sides: 'long_edge' }, 'letter');
    expect(pages.map(({ text }) => text.includes('Name'))).toEqual([true, false, true, false, true, false]);
    for (const [page, card] of [
      [0, 0],
      [2, 6],
      [4, 12],
    ] as const) {
      const [front, back] = [pages[page], pages[page + 1]].map((one) => one && findPlace(one, `F${card}`));
      expect(Math.abs((front?.x ?? 0) + (back?.x ?? 0) - (front?.width ?? 0))).toBeLessThan(CLOSE);
      expect(Math.abs((front?.y ?? 0) - (back?.y ?? 99))).toBeLessThan(CLOSE);
    }
  });

  test('backs that are printed later leave out the head of their fronts, and lie behind them all the same', async () => {
    const head = { title: 'Cards', title_visible: 1, student_info_visible: 1, omni_student: true };
    const fronts = await print(14, { ...head, sides: 'fronts' }, 'letter');
    const backs = await print(14, { ...head, sides: 'backs' }, 'a4');
    expect(backs).toHaveLength(fronts.length);
    for (const [page, card] of [0, 6, 12].entries()) {
      const [front, back] = [fronts, backs].map((pages) => pages[page] && findPlace(pages[page], `F${card}`));
      expect((front?.x ?? 0) - (front?.width ?? 0) / 2).toBeCloseTo(
        (back?.width ?? 0) / 2 - (back?.x ?? 0),
        0,
      );
      expect((front?.y ?? 0) - (front?.height ?? 0) / 2).toBeCloseTo(
        (back?.y ?? 0) - (back?.height ?? 0) / 2,
        0,
      );
      expect(backs[page]?.text).not.toContain('Name');
    }
  });

  test('a text shrinks to fit its card, down to 8 pt; one that does not fit then is named', async () => {
    const items = ['word '.repeat(40), 'word '.repeat(4000)].map((term, at) => ({ id: `c${at}`, term }));
    const document = aFlashcardSet({ items, style: { font_size: 30 } });
    const { warnings } = await renderer.render({
      document,
      paper: 'letter',
      answerKey: false,
      thumbnail: false,
    });
    expect(warnings).toEqual(['items.1 is too long for its place and is cut off']);
  });

  test('a long word is broken by its syllables rather than printed below 9 pt', async () => {
    const term = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    const document = aFlashcardSet({ items: [{ id: 'c', term }], locale: 'de', page_setup: 's10' });
    const { pdf, warnings } = await renderer.render({
      document,
      paper: 'letter',
      answerKey: false,
      thumbnail: false,
    });
    const [front] = await readPdf(pdf);
    const lines = front?.runs.filter(
      ({ text }) => text.length > 3 && term.includes(text.replace(/[-‐\u00ad]$/, '')),
    );
    expect(lines?.length).toBeGreaterThan(1);
    expect(warnings).toEqual([]);
  });
});
