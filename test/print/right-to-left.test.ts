import { describe, expect, test } from 'vitest';
import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { aPrinter, type Print } from '../support/render.ts';

/** In points. */
const MIDDLE = (SHEETS.letter.width / 2) * 0.75;
const MARGIN = SHEETS.letter.marginX * 0.75;
const END = MIDDLE * 2 - MARGIN;

const print = aPrinter();

describe('a page that is read from the right', () => {
  const render = (...items: readonly object[]) =>
    print({
      entity_type: 'worksheet',
      locale: 'he-IL',
      title_visible: 0,
      student_fields: ['שם', 'תאריך'],
      items: items.map((item, index) => ({ id: `i${index}`, ...item })),
    });
  const findRun = ({ pages }: Awaited<ReturnType<Print>>, words: string | RegExp) => {
    const run = pages[0]?.runs.find(({ text }) => text.search(words) >= 0);
    if (!run) throw new Error(`“${words}” is not printed`);
    return { from: run.x, to: run.x + run.width, y: run.y };
  };

  test('has its student info mirrored: each field begins at the right, its line to the left of it', async () => {
    const rendered = await render({ type: 'basic_text', data: { instruction: 'שלום' } });
    const [name, date] = ['שם', 'תאריך'].map((field) => findRun(rendered, field));
    expect(Math.abs((name?.to ?? 0) - END)).toBeLessThan(1);
    expect(date?.to).toBeLessThan(MIDDLE);
    expect(date?.from).toBeGreaterThan(MARGIN + 40);
  });

  test('has an answer in Latin letters beside its bubble, box or dot, where its column begins', async () => {
    const rendered = await render(
      {
        type: 'multiple_choice',
        data: { subtitle: 'מהי בירת צרפת?', options: [{ answer: 'Paris' }, { answer: 'לונדון' }] },
      },
      {
        type: 'matching',
        data: {
          instructions: 'מתחו קו.',
          pairs: [
            { term: 'מים', definition: 'H2O', shuffle: false },
            { term: 'קרח', definition: 'טיפות רבות באוויר, למעלה בשמים, הרבה מעל הראש', shuffle: false },
          ],
        },
      },
    );
    // Lettered in the script of the sheet.
    const bubble = findRun(rendered, /^\s*א\s*$/);
    const answer = findRun(rendered, 'Paris');
    expect(bubble.from).toBeGreaterThan(END - 72);
    expect(bubble.from - answer.to).toBeGreaterThan(0);
    expect(bubble.from - answer.to).toBeLessThan(36);
    const [formula, sentence] = ['H2O', 'טיפות'].map((words) => findRun(rendered, words));
    expect(Math.abs((formula?.to ?? 0) - (sentence?.to ?? 0))).toBeLessThan(1);
  });

  test('has the number of a row to trace at the right, before its rules', async () => {
    const rendered = await render({ type: 'handwriting', data: { items: [{ id: 'a', subtitle: 'מים' }] } });
    expect(findRun(rendered, '1').from).toBeGreaterThan(END - 36);
  });
});

test('a page that is read from the left has an answer in Hebrew beside its bubble', async () => {
  const data = { subtitle: 'Which is the sun?', options: [{ answer: 'שמש' }, { answer: 'moon' }] };
  const worksheet = { entity_type: 'worksheet', items: [{ id: 'q', type: 'multiple_choice', data }] };
  const { pages } = await print(worksheet);
  const left = (words: string) => pages[0]?.runs.find(({ text }) => text.includes(words))?.x ?? 0;
  expect(Math.abs(left('שמש') - left('moon'))).toBeLessThan(1);
});
