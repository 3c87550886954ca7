import { isFixed } from '#shared/text/fixed-fonts.ts';
import { listStyled, readFont, readStyle } from './read-style.ts';

type Root = Element | DocumentFragment;

const hasFixedFont = (element: Element): boolean => {
  const fonts = readStyle(element, 'font-family') || element.getAttribute('face') || '';
  return isFixed(readFont(element)) || /(?:^|,)\s*["']?monospace["']?\s*$/i.test(fonts);
};

/** Tells whether an element keeps the lines and the room of its text. */
function isWritten(element: Element): boolean {
  if (element.localName === 'pre') return true;
  const space = readStyle(element, 'white-space');
  const hasBreaks = /\n/.test(element.textContent?.trim() ?? '');
  // Google Docs says of each entry of a list that it keeps its room.
  if (!hasFixedFont(element)) return /^pre$/i.test(space) && hasBreaks;
  return (
    /^(?:pre|pre-wrap|break-spaces)$/i.test(space) &&
    (hasBreaks || element.querySelector('div, br, p') !== null)
  );
}

const BLOCK = /^(?:div|p|li|tr|ul|ol|pre|table|tbody)$/;

/** Lists the lines of a text as they are written. */
function listLines(element: Element): string[] {
  const lines = [''];
  const begin = () => {
    if (lines.at(-1) !== '') lines.push('');
  };
  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      const [first = '', ...others] = (node.textContent ?? '').replace(/\r\n?/g, '\n').split('\n');
      lines[lines.length - 1] += first;
      lines.push(...others);
    } else if (node instanceof Element) {
      const { localName } = node;
      if (localName === 'br') lines.push('');
      else {
        if (BLOCK.test(localName)) begin();
        for (const child of node.childNodes) read(child);
        if (BLOCK.test(localName)) begin();
      }
    }
  };
  for (const child of element.childNodes) read(child);
  while (lines.length > 1 && lines.at(-1)?.trim() === '') lines.pop();
  return lines.map((line) => line.replaceAll('\u00A0', ' ').replaceAll('\t', '    '));
}

const NUMBERED = /^\s*(\d{1,3})[.)]\s+\S/;
/** Tells whether lines are a test that was only written with such letters: its numbers count. */
function areQuestions(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => NUMBERED.exec(line)?.[1] ?? []).map(Number);
  return numbers.some((number, at) => number + 1 === numbers[at + 1]);
}

function createWritten(document: Document, name: 'code' | 'span', text: string): HTMLElement {
  const written = document.createElement(name);
  // The parser joins spaces elsewhere.
  written.style.whiteSpace = 'pre';
  written.textContent = text;
  return written;
}

/** Makes paragraphs of the lines of a text that is to keep them; those of a program are code. */
function writeLines(element: Element): void {
  const lines = listLines(element);
  const isCode = element.localName === 'pre' || hasFixedFont(element);
  const name = isCode && !areQuestions(lines) ? 'code' : 'span';
  const { ownerDocument } = element;
  const paragraphs = lines.map((text) => {
    const paragraph = ownerDocument.createElement('p');
    if (text !== '') paragraph.append(createWritten(ownerDocument, name, text));
    return paragraph;
  });
  const isInline = lines.length < 2 && element.localName === 'span';
  element.replaceWith(...(isInline ? (paragraphs[0]?.childNodes ?? []) : paragraphs));
}

/** The label of a line, which is none of its code. */
const LABEL = /^\s*[(（]?(?:\d{1,3}|[a-hA-H])[.):]\s+(?=\S)/;

/** Tells whether nothing is written before an element in its paragraph. */
function isFirst(element: Element): boolean {
  for (let inner: Element | null = element; inner && !inner.matches(LINES); inner = inner.parentElement) {
    for (let before = inner.previousSibling; before; before = before.previousSibling)
      if (before.textContent?.trim()) return false;
  }
  return true;
}
const LINES = 'p, li, div, td, th, h1, h2, h3, h4, h5, h6';

/** Word breaks the lines of its HTML at spaces, and writes a row of them, or a tab, in an element of its own. */
function readWords(element: Element): string {
  for (const tab of element.querySelectorAll('[data-style*="mso-tab-count" i]'))
    tab.textContent = '    '.repeat(Math.min(20, Number.parseInt(readStyle(tab, 'mso-tab-count'), 10) || 1));
  return (element.textContent ?? '')
    .replace(/\r\n?|\n/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replaceAll('\t', '    ');
}

/** Marks words in the letters of a program as code. */
function markCode(element: Element): void {
  if (!element.textContent?.trim()) return;
  if (element.querySelector(PARTED) !== null) {
    markTexts(element);
    return;
  }
  const text = readWords(element);
  const label = isFirst(element) ? (LABEL.exec(text)?.[0] ?? '') : '';
  const code = createWritten(element.ownerDocument, 'code', text.slice(label.length));
  element.replaceChildren(label, code);
}
const PARTED = 'p, li, table, br, div';

/** Marks each text within an element that has lines of its own. */
function markTexts(element: Element): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text.textContent?.trim() && text.parentElement?.closest('code') === null) texts.push(text);
  for (const text of texts) {
    const words = (text.textContent ?? '').replace(/\r\n?|\n/g, ' ').replaceAll('\u00A0', ' ');
    (text as Text).replaceWith(createWritten(element.ownerDocument, 'code', words));
  }
}

/** Keeps the lines and the indentation of programs, and marks them as code. */
export function writeCode(root: Root): void {
  const written = [...root.querySelectorAll('pre'), ...listStyled(root, 'white-space')].filter(isWritten);
  for (const element of written) if (root.contains(element)) writeLines(element);
  const styled = [...listStyled(root, 'font-family'), ...root.querySelectorAll('font[face]')];
  const fixed = styled.filter((element) => hasFixedFont(element) && element.closest('code') === null);
  const lines = [...root.querySelectorAll('p, li')].map(({ textContent }) => textContent ?? '');
  const all = fixed.map(({ textContent }) => textContent ?? '').join('').length;
  const isTyped = all > 0.9 * (root.textContent ?? '').trim().length && areQuestions(lines);
  if (!isTyped) for (const element of fixed) if (element.closest('code') === null) markCode(element);
}
