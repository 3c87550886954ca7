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
});
