import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aFlashcardSet } from '#test/support/builders.ts';
import { worksheet } from '../kinds/worksheet/schema.ts';
import { DocumentPaper } from './DocumentPaper.tsx';
import type { HandoutDocument } from './document.ts';
import { getDrawing } from './drawing.ts';

test('a worksheet alone is marked as an answer key: cards have nothing to solve', async () => {
  const marks = async (document: HandoutDocument) => {
    const drawing = await getDrawing(document).load();
    return renderToStaticMarkup(<DocumentPaper drawing={drawing} answerKey />).includes('page-key-mark');
  };
  expect(await marks(worksheet.parse({ entity_type: 'worksheet' }))).toBe(true);
  expect(await marks(aFlashcardSet())).toBe(false);
});

test('a calendar has the font of its language, also where nothing else on the sheet is written in it', async () => {
  const item = { id: 'a', type: 'drawing', data: { kind: 'calendar', values: ['2026-03'] } };
  const document = worksheet.parse({ entity_type: 'worksheet', locale: 'fa-IR', items: [item] });
  const drawing = await getDrawing(document).load();
  expect(renderToStaticMarkup(<DocumentPaper drawing={drawing} answerKey={false} />)).toContain(
    'Noto Sans Arabic',
  );
});
