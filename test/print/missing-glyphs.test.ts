import { afterAll, expect, test } from 'vitest';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { worksheet } from '#shared/kinds/worksheet/schema.ts';
import { hasMissingGlyphs } from '#shared/paper/fonts/fallback-fonts.ts';
import { listFixtures } from '../support/paper/fixtures.ts';
import { readPdfFacts } from '../support/paper/pdf-facts.ts';
import { openPdf } from '../support/paper/print-fixtures.ts';

const renderer = createRenderer();
afterAll(() => renderer.close());

/** A worksheet with these words and no others: nothing else in it fetches a face. */
async function printInstruction(instruction: string) {
  const items = [{ id: 'a', type: 'basic_text', data: { instruction } }];
  const document = worksheet.parse({ entity_type: 'worksheet', title_visible: 0, items });
  const request = { document, answerKey: false, paper: document.paper, thumbnail: false };
  const { pdf, warnings } = await renderer.render(request);
  return { ...(await readPdfFacts(await openPdf(pdf))), warnings };
}

test.each([
  'e\u2011mail',
  '1\u20122',
  'syl‧la‧ble',
  'what‽',
  'les‿amis',
  '‣ first',
  '⁉',
  '⁂',
  '▁▂▃ █ ░ ┼─┤',
  '⎡1⎤ ⏞',
  '🂡 🁣',
  '5 ㎝ 3 ㎡',
  '฿ 20',
  'ー ・',
  '👪',
  '☐ ✓ ♩ ♞ ⚀ ⠃',
  '½ ⅛ № ℃ ≤ → ①',
])('“%s” prints as it is, in a document without any other sign', async (words) => {
  const { boxes, fonts, warnings } = await printInstruction(words);
  expect(boxes).toBe(0);
  expect(fonts.filter(({ embedded }) => !embedded)).toEqual([]);
  expect(warnings).toEqual([]);
});

test.each(['𝄞', '🕮', 'ᚠ', '㐀', '𠀀', '丳'])('“%s”, which no font here has, is said', async (words) => {
  const { boxes, warnings } = await printInstruction(words);
  expect(boxes).toBe(1);
  expect(warnings).toEqual(['items.0 has letters that no font here has']);
});

test.each(listFixtures())('nothing in $name is said to print as a box', ({ document }) => {
  expect([document.title, ...document.items].filter(hasMissingGlyphs)).toEqual([]);
});
