import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { worksheet } from '../../kinds/worksheet/schema.ts';
import { worksheetContent } from '../../kinds/worksheet/view.tsx';
import { emptyPageBreak, isEmptyPageBreak } from './schema.ts';

const blocksOf = (hide: boolean) =>
  worksheetContent(
    worksheet.parse({ entity_type: 'worksheet', items: [{ id: 'a', type: 'page_break', hide }] }),
    false,
  ).blocks;

test('prints nothing of its own; what follows starts a page, unless the break is hidden', () => {
  const [shown] = blocksOf(false);
  expect(shown?.breakAfter).toBe(true);
  expect(renderToStaticMarkup(shown?.element)).not.toContain('data-unit');
  expect(blocksOf(true)[0]?.breakAfter).toBe(false);
});

test('is always in its empty state', () => {
  expect(isEmptyPageBreak(emptyPageBreak())).toBe(true);
});
