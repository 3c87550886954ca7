import { expect, test } from 'vitest';
import { anOpenResponse } from '../support/builders.ts';
import { aPrinter } from '../support/render.ts';

const print = aPrinter();

test('notes are printed on the key alone and hints on the sheet alone, with the same numbers on both', async () => {
  const items = [
    anOpenResponse('First', 'first'),
    { id: 'note', type: 'basic_text', data: { instruction: 'For teachers' }, shown_on: 'key' },
    { ...anOpenResponse('Hint', 'hint'), shown_on: 'sheet' },
    anOpenResponse('Last', 'last'),
  ];
  const read = async (answerKey: boolean) =>
    (await print({ entity_type: 'worksheet', items }, { answerKey })).pages.map(({ text }) => text).join(' ');
  const [sheet, key] = [await read(false), await read(true)];
  expect(sheet).toMatch(/1\. First.*2\. Hint.*3\. Last/);
  expect(sheet).not.toContain('teachers');
  expect(key).toMatch(/1\. First.*For teachers.*3\. Last/);
  expect(key).not.toContain('Hint');
});
