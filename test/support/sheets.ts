import type { Locator } from 'playwright-core';
import type { PdfPage } from './pdf.ts';

/** A sheet of the preview as it is read. */
export interface Sheet {
  /** The lines of its items' paragraphs, without their spaces. */
  readonly lines: readonly string[];
  /** Texts that reach beyond the content box at either side, and are not cut off there. */
  readonly outside: readonly string[];
}

export const readSheets = (sheets: Locator): Promise<Sheet[]> => sheets.evaluateAll(readPages);

/** What stands at one height of a PDF page is one line, without its spaces; from the top. */
function readPdfLines({ runs }: PdfPage): string[] {
  const byHeight = Map.groupBy(runs, ({ y }) => Math.round(y));
  return [...byHeight.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, line]) => line.toSorted((a, b) => a.x - b.x).map(({ text }) => text))
    .map((line) => line.join('').replace(/\s+/g, ''))
    .filter(Boolean);
}

/** The lines of the preview that do not stand on the same page of the PDF; of as many pages as there are sheets. */
export function listDifferingLines(sheets: readonly Sheet[], pages: readonly PdfPage[]): string[] {
  const printed = pages.map(readPdfLines);
  const onItsPage = (line: string, index: number) => printed[index]?.some((other) => other.includes(line));
  return sheets.flatMap(({ lines }, index) => lines.filter((line) => !onItsPage(line, index)));
}

/** Runs in the page. */
function readPages(pages: Element[]): Sheet[] {
  const listTexts = (root: Element): Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return found;
  };
  const getRect = (text: Text, from: number, to: number): DOMRect => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return range.getBoundingClientRect();
  };
  const readLines = (paragraph: Element): string[] => {
    const lines: string[] = [];
    let bottom = Number.NEGATIVE_INFINITY;
    for (const text of listTexts(paragraph)) {
      let from = 0;
      for (const character of text.data) {
        const rect = getRect(text, from, from + character.length);
        from += character.length;
        if (character.trim() === '') continue;
        if (rect.top >= bottom - 2) lines.push('');
        bottom = Math.max(rect.bottom, lines.at(-1) ? bottom : rect.bottom);
        lines.push((lines.pop() ?? '') + character);
      }
    }
    return lines;
  };
  const listOutside = (page: Element): string[] => {
    const box = page.querySelector('.page-content')?.getBoundingClientRect() ?? new DOMRect();
    return listTexts(page)
      .filter(
        (text) =>
          text.data.trim() !== '' && !text.parentElement?.closest('[data-marks], .mark-hidden, .mark-tag'),
      )
      .filter((text) => {
        const { left, right } = getRect(text, 0, text.length);
        const clips = text.parentElement?.closest('.student-field, .page-footer-title') !== null;
        return !clips && (left < box.left - 1 || right > box.right + 1);
      })
      .map((text) => text.data);
  };
  return pages.map((page) => ({
    lines: [...page.querySelectorAll('[data-block]:not([data-block^="#"]) .rich-text > p')].flatMap(
      readLines,
    ),
    outside: listOutside(page),
  }));
}
