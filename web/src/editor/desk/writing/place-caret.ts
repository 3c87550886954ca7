import { mapOffset } from './map-offset.ts';
import type { PressedText } from './pressed-text.ts';
import { type DomPoint, findEnd, findPoint, type TextPlace } from './text-place.ts';

/** What a user types text in. */
const TYPED_IN = ':is([role=textbox], textarea, input)';

/**
 * Finds where a field of an item, or of the document, is written in the side bar; null while it is not there. Without a
 * field it is the item's first one that the sheet shows.
 */
export function findWrittenField(item: string | null, field: string | null): HTMLElement | null {
  const around = item === null ? '.side-bar' : `.side-bar [data-frame="${CSS.escape(item)}"]`;
  const named = `${around} [data-field${field === null ? '' : `="${CSS.escape(field)}"`}]`;
  return document.querySelector<HTMLElement>(`${named}${TYPED_IN}, ${named} ${TYPED_IN}`);
}

/** Finds what has to be pressed for a field of the document to show; null where nothing has to be. */
export const findFold = (field: string): HTMLElement | null =>
  document.querySelector(`.side-bar [data-holds="${CSS.escape(field)}"][aria-expanded=false]`);

/** Finds the title of an item in the side bar, or of the open section; null while it is not there. */
export const findTitle = (item: string | null): HTMLElement | null =>
  document.querySelector(
    item === null
      ? '.side-bar .section-row[aria-expanded=true]'
      : `.side-bar [data-frame="${CSS.escape(item)}"] .frame-title`,
  );

/** Gives a field the focus, with the caret or the selection where the text was pressed; without places, at its end. */
export function placeCaret(field: HTMLElement, places: PressedText['places']): void {
  field.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const [from, to] = places?.map((place) => toOffset(field.value, place)) ?? [];
    field.setSelectionRange(from ?? field.value.length, to ?? field.value.length);
  } else selectIn(field, places);
  field.scrollIntoView({ block: 'nearest' });
}

function selectIn(field: HTMLElement, places: PressedText['places']): void {
  const [from, to] = (places ?? [null, null]).map(
    (place): DomPoint => (place && findPoint(field, place)) ?? findEnd(field),
  );
  if (!from || !to) return;
  document.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
  // A field of many lines may not have room for all of them.
  const line = to.node instanceof Element ? to.node : to.node.parentElement;
  line?.scrollIntoView({ block: 'nearest' });
}

/** Finds the index of a place in a plain text, whose lines are its paragraphs. */
function toOffset(text: string, { line, runs, offset }: TextPlace): number {
  const lines = text.split('\n');
  const at = line[0] ?? 0;
  const own = lines[at];
  if (own === undefined) return text.length;
  return lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0) + mapOffset(offset, runs, [own]);
}

/**
 * Waits until a field is there and gives it the caret. What is typed until then is written into it. Another press ends
 * the waiting.
 */
export function placeCaretLater(find: () => HTMLElement | null, places: PressedText['places']): void {
  const catcher = document.createElement('textarea');
  catcher.className = 'desk-catcher';
  catcher.ariaLabel = 'Text';
  const look = () => {
    const field = find();
    if (!field) return;
    const { value } = catcher;
    placeCaret(field, places);
    if (value) document.execCommand('insertText', false, value);
  };
  const changes = new MutationObserver(look);
  catcher.addEventListener('blur', () => {
    changes.disconnect();
    catcher.remove();
  });
  document.body.append(catcher);
  catcher.focus({ preventScroll: true });
  changes.observe(document.body, { childList: true, subtree: true });
}
