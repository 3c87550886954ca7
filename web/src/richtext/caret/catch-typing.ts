import { findChange, findTyped } from './find-change.ts';
import { readRuns, selectText } from './flat-text.ts';
import { type HeldPaste, holdPaste, pasteAgain } from './held-pastes.ts';
import { mapOffset } from './map-offset.ts';
import { listCaretKeys, moveLetters, type PressedMark, pressMark, shiftLetters } from './pressed-marks.ts';
import { type Edit, getReceiver } from './typing-receiver.ts';

/** Marks a field whose editor is on its way. */
export const WAITING = { 'data-waiting': '' } as const;

export const isWaiting = (field: Element): boolean => field.matches('[data-waiting]');

/** Marks a waiting field while the box that stands in for it has the focus. */
const CAUGHT = 'data-caught';

/** The class of the box that stands in for a field. */
const CATCHER = 'typing-catcher';

/**
 * Tells whether the focus only moved between a field and the box that stands in for it: whoever writes there is still in
 * the same field.
 */
export const staysInField = ({ target, relatedTarget }: FocusEvent): boolean =>
  [target, relatedTarget].some((end) => end instanceof Element && end.classList.contains(CATCHER));

type FindField = () => HTMLElement | null;
/** From where to where a text is selected, as indexes of it. */
type Selected = readonly [number, number];
/** Finds from where to where the text that a field shows is selected. */
type FindSelected = (field: HTMLElement) => Selected;

/** Stands in for a field until that can be written in: a box with its text, in which all keys do what they do anywhere. */
interface Catcher {
  readonly box: HTMLTextAreaElement;
  readonly find: FindField;
  /** The text of the field as far as it has what was typed; null while the field is not there. */
  text: string | null;
  /** Keys that format and that only the editor knows, with the letters of the box that they format. */
  marks: readonly PressedMark[];
  /** Pastes that take the editor, with their places in the box. */
  pastes: readonly HeldPaste[];
  /** The key that opens the palette of formulas, once it was pressed. */
  formula: KeyboardEventInit | null;
}

/** Tells whether a key makes letters bold, italic or underlined. */
const isMark = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && /^[biu]$/i.test(key);

/** Tells whether a key opens the palette of formulas. */
const isFormula = ({ key, code, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && (key === '=' || code === 'Equal');

const copyKey = ({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): KeyboardEventInit => ({
  ...{ key, code, shiftKey, ctrlKey, metaKey, altKey },
  ...{ bubbles: true, cancelable: true },
});

/** The one that has the focus. */
let focused: Catcher | null = null;
/** True while a field takes over: then the focus moves, but nobody leaves. */
let isTakingOver = false;
/** True while Tab leaves from the place of the field. */
let isLeaving = false;

/** Gives the focus back to the box that stands in for a field; returns false where there is none. */
export function keepCaught(field: HTMLElement): boolean {
  if (isLeaving) return true;
  if (focused?.find() !== field) return false;
  const { box } = focused;
  // Once the browser has ended moving the focus: within its own event, keys would go to neither.
  queueMicrotask(() => box.isConnected && box.focus({ preventScroll: true }));
  return true;
}

/** Tells whether a user writes within a part of the page: in a field of it, or in the box that stands in for one. */
export const isWrittenIn = (part: Element): boolean =>
  part.contains(document.activeElement) || (focused !== null && part.contains(focused.find()));

/** Takes the text of a field anew that was changed otherwise than by what was typed for it, such as by undo. */
export function refreshCaught(field: HTMLElement, text: string): void {
  if (focused?.find() !== field || focused.text === null || focused.text === text) return;
  focused.text = text;
  focused.box.value = text;
}

/**
 * Catches what is typed until a field can be written in. The field gets it at once where that is possible without its
 * editor, else with the editor.
 */
export function catchTyping(find: FindField, findSelected: FindSelected): void {
  const field = find();
  if (focused && field && focused.find() === field) {
    select(focused.box, moveBehindEdit(focused, toTextIndexes(field, findSelected(field))));
    focused.box.focus({ preventScroll: true });
    return;
  }
  const box = document.createElement('textarea');
  box.className = CATCHER;
  box.ariaLabel = `${field?.ariaLabel ?? 'Text'}, loading`;
  // A landmark of its own: a screen reader lists by landmarks what a page holds.
  const region = document.createElement('section');
  region.ariaLabel = 'Typing';
  region.append(box);
  const catcher: Catcher = { box, find, text: null, marks: [], pastes: [], formula: null };
  const { pathname } = location;
  let before = '';
  let isComposing = false;
  const look = () => {
    // Another document has a field of the same name.
    if (focused !== catcher && location.pathname !== pathname) stop();
    const found = find();
    if (!found && catcher.text !== null) afterFrames(() => !find() && box.blur());
    if (!box.isConnected || !found || isComposing) return;
    if (catcher.text === null) takeText(catcher, found, findSelected(found));
    if (isWaiting(found)) return;
    changes.disconnect();
    handOver(catcher, found);
    region.remove();
  };
  const changes = new MutationObserver(look);
  const stop = () => {
    changes.disconnect();
    region.remove();
  };
  box.addEventListener('focus', () => find()?.toggleAttribute(CAUGHT, true));
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') leaveBy(event, find);
    if (isMark(event) || isFormula(event)) event.preventDefault();
    if (isMark(event))
      catcher.marks = pressMark(catcher.marks, copyKey(event), [box.selectionStart, box.selectionEnd]);
    if (isFormula(event)) catcher.formula = copyKey(event);
    const receiver = getReceiver(find() ?? box);
    if (event.key === 'Enter' && !isComposing && receiver?.enter()) event.preventDefault();
  });
  box.addEventListener('beforeinput', () => {
    before = box.value;
  });
  box.addEventListener('input', () => {
    moveKept(catcher, findTyped(before, box.value, box.selectionEnd));
    writeNow(catcher);
  });
  box.addEventListener('paste', (event) => {
    const held = holdPaste(event, box.selectionStart, box.selectionEnd);
    if (!held || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    catcher.pastes = [...catcher.pastes, held];
    box.setSelectionRange(held.to, held.to);
  });
  box.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  box.addEventListener('compositionend', () => {
    isComposing = false;
    look();
  });
  box.addEventListener('blur', ({ relatedTarget }) => {
    const waiting = find();
    // The field gives the focus back until its editor has come.
    const isGivenBack = waiting && waiting === relatedTarget && isWaiting(waiting) && !isLeaving;
    if (isTakingOver || isGivenBack) return;
    waiting?.removeAttribute(CAUGHT);
    if (focused === catcher) focused = null;
    // What the field still lacks comes to it with its editor, without the focus.
    if (findEdit(catcher) || catcher.marks.length > 0 || catcher.pastes.length > 0) box.inert = true;
    else stop();
  });
  document.body.append(region);
  focused = catcher;
  box.focus({ preventScroll: true });
  changes.observe(document.body, { childList: true, subtree: true });
  look();
}

/** Calls back two frames later: a field that is only moved is there again by then, one that undo took away is not. */
const afterFrames = (act: () => unknown) => requestAnimationFrame(() => requestAnimationFrame(act));

/** Leaves a field by Tab as if the box stood in its place: its row may lead to another one, else the browser does. */
function leaveBy(event: KeyboardEvent, find: FindField): void {
  const waiting = find();
  if (!waiting) return;
  isLeaving = true;
  waiting.focus({ preventScroll: true });
  isLeaving = false;
  // React renders what is due before it tells of the focus: the editor may have taken the place of the field.
  const field = find() ?? waiting;
  if (field !== waiting) field.focus({ preventScroll: true });
  if (!field.dispatchEvent(new KeyboardEvent('keydown', copyKey(event)))) event.preventDefault();
}

const select = (box: HTMLTextAreaElement, [from, to]: Selected): void =>
  box.setSelectionRange(Math.min(from, to), Math.max(from, to), from > to ? 'backward' : 'forward');

const readText = (field: HTMLElement): string => getReceiver(field)?.read() ?? readRuns(field).join('');

/** Converts places in what a field shows to places in its text: some letters may be drawn otherwise, such as a blank. */
function toTextIndexes(field: HTMLElement, [from, to]: Selected): Selected {
  const [shown, text] = [readRuns(field), [readText(field)]];
  return [mapOffset(from, shown, text), mapOffset(to, shown, text)];
}

/** Fills the box with the text of the field, around what was typed before the field was there. */
function takeText(catcher: Catcher, field: HTMLElement, selected: Selected): void {
  const { box } = catcher;
  const typed = box.value;
  catcher.text = readText(field);
  const [from, to] = toTextIndexes(field, selected);
  box.value = catcher.text;
  select(box, [from, to]);
  // What was pressed and pasted before had places in what was typed alone.
  const start = Math.min(from, to);
  catcher.marks = shiftLetters(catcher.marks, start);
  catcher.pastes = shiftLetters(catcher.pastes, start);
  if (!typed) return;
  box.setRangeText(typed, Math.min(from, to), Math.max(from, to), 'end');
  writeNow(catcher);
}

/** Gives the field what was typed, where that does not take its editor. */
function writeNow(catcher: Catcher): void {
  const receiver = getReceiver(catcher.find() ?? catcher.box);
  if (receiver && !receiver.isMultiline) keepOneLine(catcher.box);
  const edit = catcher.text === null ? null : findEdit(catcher);
  if (edit && receiver?.write(edit)) catcher.text = catcher.box.value;
}

/** Puts spaces in place of line breaks, such as pasted ones. */
function keepOneLine(box: HTMLTextAreaElement): void {
  if (!box.value.includes('\n')) return;
  const { selectionStart, selectionEnd } = box;
  box.value = box.value.replaceAll('\n', ' ');
  box.setSelectionRange(selectionStart, selectionEnd);
}

/** Moves places in the text of the field to where they are with what was typed. */
function moveBehindEdit(catcher: Catcher, selected: Selected): Selected {
  const edit = findEdit(catcher);
  const move = (index: number) =>
    !edit || index < edit.from ? index : Math.max(edit.from, index - edit.to + edit.from) + edit.text.length;
  return [move(selected[0]), move(selected[1])];
}

/** Moves what waits for the editor with an edit of the text of the box. */
function moveKept(catcher: Catcher, edit: Edit): void {
  catcher.marks = moveLetters(catcher.marks, edit);
  catcher.pastes = moveLetters(catcher.pastes, edit);
}

/** Returns what the field still lacks of what was typed as the smallest change of its text; null where it has all. */
const findEdit = ({ box: { value }, text }: Catcher): Edit | null =>
  value === (text ?? '') ? null : findChange(text ?? '', value);

/** Changes the text of a field while a user writes in another one: the focus stays there, with every key. */
function writeUnfocused(field: HTMLInputElement, { from, to, text }: Edit): void {
  const { value } = field;
  // React sees a change by the setter of the prototype, as by a key; by the element's own it would take the value for its own.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(field, value.slice(0, from) + text + value.slice(to));
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/** Writes what is missing into the field, which now can be written in, and gives it the caret if the box had it. */
function handOver(catcher: Catcher, field: HTMLElement): void {
  const { box, text } = catcher;
  const edit = findEdit(catcher);
  if (focused !== catcher && field instanceof HTMLInputElement) {
    if (edit) writeUnfocused(field, edit);
    return;
  }
  const { selectionStart, selectionEnd } = box;
  const other = focused === catcher ? null : document.activeElement;
  if (focused === catcher) focused = null;
  const shown = readRuns(field);
  const map = (index: number) => mapOffset(index, [text ?? ''], shown);
  isTakingOver = true;
  field.focus({ preventScroll: true });
  if (!other) field.scrollIntoView({ block: 'nearest' });
  // ProseMirror takes a caret that moves to the start within 200 ms after the focus for a fault of the browser, unless
  // the field was pressed just before.
  field.dispatchEvent(new Event('touchstart'));
  if (edit) {
    selectText(field, map(edit.from), map(edit.to));
    document.execCommand(edit.text ? 'insertText' : 'delete', false, edit.text);
  }
  const toShown = (index: number) => (edit ? index : map(index));
  const press = (key: KeyboardEventInit) => field.dispatchEvent(new KeyboardEvent('keydown', key));
  for (const { key, from, to } of catcher.marks.filter((mark) => mark.from < mark.to)) {
    selectText(field, toShown(from), toShown(to));
    press(key);
  }
  // The last one first, so that the places of the others stay what they are.
  for (const paste of catcher.pastes.toReversed().toSorted((one, next) => next.from - one.from)) {
    selectText(field, toShown(paste.from), toShown(paste.to));
    pasteAgain(field, paste);
  }
  if (other instanceof HTMLElement) other.focus({ preventScroll: true });
  // The caret is behind what was pasted.
  else if (catcher.pastes.length === 0) selectText(field, toShown(selectionStart), toShown(selectionEnd));
  isTakingOver = false;
  if (other) return;
  if (selectionStart === selectionEnd)
    for (const key of listCaretKeys(catcher.marks, selectionEnd)) press(key);
  if (catcher.formula) press(catcher.formula);
}
