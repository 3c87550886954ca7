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
