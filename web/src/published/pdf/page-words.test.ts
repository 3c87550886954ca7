import type { PDFPageProxy } from 'pdfjs-dist';
import { expect, test, vi } from 'vitest';
import { readRuns } from './page-words.ts';

test('a PDF that is closed while its words are read fails once, and nothing stays unhandled', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const closed = new Error('closed');
  const page = {
    getTextContent: async () => Promise.reject(closed),
    getStructTree: () => {
      throw closed;
    },
  } as unknown as PDFPageProxy;
  await expect(readRuns(page)).rejects.toBe(closed);
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
