import { HEAD_KEY } from '#shared/paper/layout/paper-content.ts';
import { findPoint, readPlace, type TextPlace } from '../../../richtext/caret/text-place.ts';
import { TEXTS } from './pressed-text.ts';

/** Marks the blocks of what belongs to no item: the head, and what all cards have. */
const OF_DOCUMENT = '[data-block^="#"]';

/** Lists the places of a block on the sheets; one that goes on over pages, or is on several cards, has several. */
export function listBlockParts(desk: Element, key: string): DOMRect[] {
  const parts = [...desk.querySelectorAll(`.page [data-block="${CSS.escape(key)}"]`)].map((block) =>
    block.getBoundingClientRect(),
  );
  // The head of a first page that is far away is not drawn.
  return key === HEAD_KEY && parts.length === 0 ? listTops(desk) : parts;
}

/**
 * Lists where on the sheets the line is that has the caret in the side bar; the block that is edited where the line cannot be
 * found. Returns nothing where no text or item has the focus.
 */
export function listWrittenParts(desk: Element): DOMRect[] {
  const focused = document.activeElement;
  if (!focused?.closest('.side-bar')) return [];
  const field = focused.closest<HTMLElement>('[data-field]')?.dataset.field;
  const item = focused.closest<HTMLElement>('[data-frame]')?.dataset.frame;
  if (field === undefined) return item === undefined ? [] : listBlockParts(desk, item);
  const place = readCaret(focused);
  const named = CSS.escape(field);
  const block = item === undefined ? OF_DOCUMENT : `[data-block="${CSS.escape(item)}"]`;
  const texts = desk.querySelectorAll(
    `.page ${block} ${TEXTS}:is([data-field="${named}"], [data-shows="${named}"])`,
  );
  const lines = place ? [...texts].flatMap((text) => measureLine(text, place) ?? []) : [];
  if (lines.length > 0) return lines;
  return listBlockParts(desk, item ?? HEAD_KEY);
}

/** Tells whether an item has the focus in the side bar. */
export const isWrittenPart = (key: string): boolean =>
  document.activeElement?.closest<HTMLElement>('.side-bar [data-frame]')?.dataset.frame === key;

/** Lists where the first page begins. */
const listTops = (desk: Element): DOMRect[] =>
  [...desk.querySelectorAll('.page')].slice(0, 1).map((page) => {
    const { x, y, width } = page.getBoundingClientRect();
    return new DOMRect(x, y, width, 0);
  });

/** Reads the place of the caret in a field. */
function readCaret(field: Element): TextPlace | null {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const lines = field.value.slice(0, field.selectionEnd ?? 0).split('\n');
    const line = lines.length - 1;
    return {
      line: [line],
      runs: [field.value.split('\n')[line] ?? ''],
      offset: lines.at(-1)?.length ?? 0,
    };
  }
  const selection = document.getSelection();
  return selection?.focusNode
    ? readPlace(field, { node: selection.focusNode, offset: selection.focusOffset })
    : null;
}

/** Measures the line with the place; null where this part of the text does not show it. */
function measureLine(text: Element, place: TextPlace): DOMRect | null {
  const point = findPoint(text, place);
  if (!point) return null;
  const range = document.createRange();
  range.setStart(point.node, point.offset);
  // A caret between two lines is measured on both; the letter before it was typed.
  const [caret] = range.getClientRects();
  const around = point.node instanceof Element ? point.node : point.node.parentElement;
  const line = caret ?? around?.getBoundingClientRect() ?? null;
  const shown = around?.closest('[data-lines=excerpt]')?.getBoundingClientRect();
  // A text that goes on over pages has all its lines on each page, and shows some.
  const isClipped = shown && line && (line.bottom <= shown.top || line.top >= shown.bottom);
  return isClipped ? null : line;
}
