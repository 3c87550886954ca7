import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aFlashcardSet } from '#test/support/builders.ts';
import { worksheet } from '../kinds/worksheet/schema.ts';
import { DocumentPaper } from './DocumentPaper.tsx';

test('a worksheet alone is marked as an answer key: cards have nothing to solve', () => {
  const marks = (document: Parameters<typeof DocumentPaper>[0]['document']) =>
    renderToStaticMarkup(<DocumentPaper document={document} answerKey />).includes('page-key-mark');
  expect(marks(worksheet.parse({ entity_type: 'worksheet' }))).toBe(true);
  expect(marks(aFlashcardSet())).toBe(false);
});
