import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { worksheet } from '../../kinds/worksheet/schema.ts';
import { createWorksheetContent } from '../../kinds/worksheet/view.tsx';
import { createPageBreakData, isEmptyPageBreak } from './schema.ts';

const createBlocks = (hide: boolean) =>
  createWorksheetContent(
    worksheet.parse({ entity_type: 'worksheet', items: [{ id: 'a', type: 'page_break', hide }] }),
    false,
  ).blocks;

test('prints nothing of its own; what follows starts a page, unless the break is hidden', () => {
  const [shown] = createBlocks(false);
  expect(shown?.breakAfter).toBe(true);
  expect(renderToStaticMarkup(shown?.element)).not.toContain('data-unit');
  expect(createBlocks(true)[0]?.breakAfter).toBe(false);
});

test('is always in its empty state', () => {
  expect(isEmptyPageBreak(createPageBreakData())).toBe(true);
});
