import { listStyled, readStyle } from './read-style.ts';

const LINES = 'p, div, h1, h2, h3, h4, h5, h6';
/** What has room of its own: entries of lists, cells and code. */
const OWN = 'li, td, th, code, pre';

/** Writes the tabs of Word as the room that they take. */
function writeTabs(root: Element | DocumentFragment): void {
  for (const tab of listStyled(root, 'mso-tab-count')) {
    const tabs = Math.min(20, Number.parseInt(readStyle(tab, 'mso-tab-count'), 10) || 1);
    tab.textContent = '\u00A0'.repeat(4 * tabs);
  }
}

const KEEPS_ROOM = /^(?:pre|pre-wrap|break-spaces)$/i;
/** Tells whether the nearest style about it keeps all room of a text. */
function keepsRoom({ parentElement }: Node): boolean {
  for (let around = parentElement; around; around = around.parentElement) {
    const space = readStyle(around, 'white-space');
    if (space !== '') return KEEPS_ROOM.test(space);
  }
  return false;
}

/** The room that a page draws at the beginning of a line. */
const readRoom = (text: Node): string =>
  (keepsRoom(text) ? /^[ \u00A0\t]*/ : /^[ \n]*(?:\u00A0[ \u00A0\n]*)?/).exec(text.textContent ?? '')?.[0] ??
  '';
const measure = (room: string): number =>
  room.includes('\u00A0') || !room.includes('\n')
    ? room.replaceAll('\t', '    ').replaceAll('\n', '').length
    : 0;

function createRoom({ ownerDocument }: Node, width: number): Node {
  const room = (ownerDocument as Document).createElement('span');
  // The parser joins spaces elsewhere.
  room.style.whiteSpace = 'pre';
  room.textContent = ' '.repeat(width);
  return room;
}

/** Writes the room at the beginning of each line of a paragraph as spaces that stay. */
function writeLineRoom(paragraph: Element): void {
  const parts = paragraph.ownerDocument.createTreeWalker(
    paragraph,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  );
  const texts: { text: Node; width: number }[] = [];
  let width: number | null = 0;
  for (let part = parts.nextNode(); part; part = parts.nextNode()) {
    if (part instanceof Element && part.localName === 'br') width = 0;
    if (part.nodeType !== Node.TEXT_NODE || width === null) continue;
    const room = readRoom(part);
    width += measure(room);
    part.textContent = (part.textContent ?? '').slice(room.length);
    if (part.textContent === '') continue;
    if (width > 1) texts.push({ text: part, width });
    width = null;
  }
  for (const found of texts)
    found.text.parentNode?.insertBefore(createRoom(paragraph, found.width), found.text);
}

/** Keeps the room before the lines of a poem, which the parser would leave out. */
export function writeRoom(root: Element | DocumentFragment): void {
  writeTabs(root);
  for (const line of root.querySelectorAll(LINES)) {
    const isOwn = line.closest(OWN) !== null || line.querySelector(`${LINES}, ${OWN}, table`) !== null;
    if (!isOwn && line.textContent?.trim()) writeLineRoom(line);
  }
}
