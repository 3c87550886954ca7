import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFolder } from '../support/a-cloud.ts';
import { anOpenResponse } from '../support/builders.ts';
import { renderIn } from '../support/render.ts';

const questions = (count: number) =>
  Array.from({ length: count }, (_, index) => anOpenResponse(`Question number ${index + 1}`, `q${index}`));

describe('printed pages', () => {
  let folder: string;
  beforeAll(() => {
    folder = aFolder();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("with 'Every Page', each page after the first has the same room", async () => {
    const worksheet = { entity_type: 'worksheet', omni_student: true, items: questions(60) };
    const { pages } = await renderIn(folder, worksheet);
    const counts = pages.map(({ text }) => text.match(/Question number/g)?.length ?? 0);
    const [, ...full] = counts.slice(0, -1);
    expect(full.length).toBeGreaterThanOrEqual(3);
    expect(new Set(full).size).toBe(1);
    expect(pages.every(({ text }) => text.includes('Name'))).toBe(true);
  });

  test('a worksheet of more than 60 sheets is refused by naming the limit', async () => {
    const items = questions(62).flatMap((item, index) => [item, { id: `b${index}`, type: 'page_break' }]);
    await expect(renderIn(folder, { entity_type: 'worksheet', items })).rejects.toThrow(
      /A worksheet prints on at most 60 sheets; this one takes 62/,
    );
  });

  test('a header taller than 5 in is cut off there, and what follows stands on the page below it', async () => {
    const title = 'A title that goes on and on '.repeat(10).trim();
    const worksheet = { entity_type: 'worksheet', title, title_font_size: 64, items: questions(2) };
    const { pages, warnings } = await renderIn(folder, worksheet);
    const [first] = pages[0]?.runs.filter(({ text }) => text.includes('Question number')) ?? [];
    expect(pages).toHaveLength(1);
    expect(first?.y).toBeGreaterThan(72 * 5);
    expect(first?.y).toBeLessThan(72 * 6);
    expect(warnings).toEqual([expect.stringContaining('is taller than 5 in and is cut off')]);
  });
});
