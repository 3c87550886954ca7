import { mapOffset } from './map-offset.ts';
import { type DomPoint, findEnd, findPoint, type TextPlace } from './text-place.ts';

/** From where to where a text is selected; null for its end. */
export type Places = readonly [TextPlace, TextPlace] | null;

/** Marks a field whose editor is on its way. */
export const WAITING = { 'data-waiting': '' } as const;

const isWaiting = (field: Element): boolean => field.matches('[data-waiting]');

/** Takes what is typed until the field that it is meant for can be written in. */
interface Catcher {
  readonly box: HTMLTextAreaElement;
  readonly find: () => HTMLElement | null;
}

/** The one that has the focus. */
let catcher: Catcher | null = null;

/**
 * Gives a field the focus, with the caret or the selection where the text was pressed; without places, at its end. If its
 * editor is still on its way, the caret comes with it.
 */
export function placeCaret(field: HTMLElement, places: Places): void {
  if (isWaiting(field)) {
    // What only gives the focus to a field, as its row does when it opens, leaves the caret of a press where it is.
    if (!places && catcher?.find() === field) giveBackFocus(catcher.box);
    else placeCaretLater(() => document.getElementById(field.id), places);
    return;
  }
  field.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const [from, to] = places?.map((place) => toOffset(field.value, place)) ?? [];
    field.setSelectionRange(from ?? field.value.length, to ?? field.value.length);
  } else selectIn(field, places);
  field.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus once the browser has ended moving it here: within its own event, keys would go to neither. */
const giveBackFocus = (box: HTMLElement): void =>
  queueMicrotask(() => box.isConnected && box.focus({ preventScroll: true }));

function selectIn(field: HTMLElement, places: Places): void {
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
 * Waits until a field can be written in and gives it the caret. What is typed until then is written into it. Another
 * press ends the waiting.
 */
export function placeCaretLater(find: () => HTMLElement | null, places: Places): void {
  const box = document.createElement('textarea');
  box.className = 'desk-catcher';
  box.ariaLabel = 'Text';
  const look = () => {
    const field = find();
    if (!field || isWaiting(field)) return;
    const { value } = box;
    placeCaret(field, places);
    if (value) document.execCommand('insertText', false, value);
  };
  const changes = new MutationObserver(look);
  box.addEventListener('blur', ({ relatedTarget }) => {
    const field = find();
    // The field gives the focus back until its editor has come.
    if (field && field === relatedTarget && isWaiting(field)) return;
    changes.disconnect();
    box.remove();
    if (catcher?.box === box) catcher = null;
  });
  document.body.append(box);
  catcher = { box, find };
  box.focus({ preventScroll: true });
  changes.observe(document.body, { childList: true, subtree: true });
}
