import { expect, test } from 'vitest';
import type { HandoutDocument } from '#shared/document/document.ts';
import { aBingo, aWorksheet } from '#test/support/builders.ts';
import { Editor } from '../document/editor.ts';
import { getDraftDelay } from './draft-delay.ts';

function measureDelay(document: HandoutDocument, name: string, isNew = true): number {
  const editor = new Editor(document);
  editor.edit(editor.document, (live) => Object.assign(live, { filename: 'other' }), undefined, { name });
  return getDraftDelay(editor, isNew);
}

test('a title is kept after 500 ms, that of a first-time bingo after 1 ms', () => {
  expect(measureDelay(aWorksheet(), 'Edit title')).toBe(500);
  expect(measureDelay(aBingo(), 'Edit title')).toBe(1);
  expect(measureDelay(aBingo(), 'Edit title', false)).toBe(500);
});

test('a bingo word is kept after 500 ms, a change of the font size after 150 ms', () => {
  expect(measureDelay(aBingo(), 'Edit card')).toBe(500);
  expect(measureDelay(aBingo(), 'Card setup')).toBe(150);
});
