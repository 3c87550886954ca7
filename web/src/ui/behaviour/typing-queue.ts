import { copyKey, copyPaste, doAgainAt, type EarlyStep, isFormattingKey } from './early-step.ts';
import { isText } from './is-text.ts';

/**
 * The one queue for what is typed before the text field that it is for is there: in a dialog that loads, in an item that was just
 * added, in a section that opens, on the first sheet.
 */

/** All letters in their order, with a line break for Enter. */
let typed = '';
/** What follows the first format or paste: those, and the letters after them. */
let further: EarlyStep[] = [];
let listening: AbortController | null = null;
/** What the letters are for: the text field in it that gets the focus. Null while that is not known yet. */
let goal: string | null = null;
let giveUp: () => void = () => undefined;
let patience: ReturnType<typeof setTimeout> | undefined;
/** The key that is pressed here and now in the person's stead. */
let played: KeyboardEvent | null = null;

const DIALOG = '.dialog';
/** The letters after Enter, which has not led to anything yet. */
const AFTER_ENTER = ':not(*)';
/** The letters for a field that gets the focus when it is found. */
const FOUND_FIELD = ':not(*, *)';

/** The time in ms for which letters wait for the field of what was added: later the person means another one. */
const PATIENCE_MS = 2_000;
/** The same for a field whose part of the page may still have to be fetched. */
const FOUND_PATIENCE_MS = 5_000;

/**
 * Collects what is typed from now on, until a text field of a dialog gets the focus, which is given it; Escape gives up by
 * `onEscape`.
 */
export function catchTypedAhead(onEscape: () => void): void {
  if (listening && goal === DIALOG) return;
  aim(DIALOG, onEscape);
}

/** Collects what is typed from now on, until it is known what for: see `endHolding`. */
export const holdTypedAhead = (): void => aim(null);

/** Collects what is typed from now on, and before, for the first text field that gets the focus inside that element. */
export function typeInto(selector: string): void {
  aim(selector);
  patience = setTimeout(dropTypedAhead, PATIENCE_MS);
}

/** Keeps what was typed for a field that is not there yet, when the person goes on elsewhere. */
let keepForField: (steps: readonly EarlyStep[]) => void = () => undefined;

/**
 * Collects what is typed from now on for a field that is not there yet; once it is found, `focus` gives it the focus and it gets
 * the letters. A person who has gone on elsewhere by then keeps the focus there.
 */
export function typeOnceFound(find: () => HTMLElement | null, focus: (field: HTMLElement) => void): void {
  aim(FOUND_FIELD);
  patience = setTimeout(leave, FOUND_PATIENCE_MS);
  let kept: readonly EarlyStep[] | null = null;
  keepForField = (steps) => {
    kept = steps;
    setTimeout(() => changes.disconnect(), KEPT_MS);
  };
  const changes = new MutationObserver(() => {
    const field = find();
    if (!field) return;
    changes.disconnect();
    if (kept) typeElsewhere(() => focus(field), kept);
    else if (goal === FOUND_FIELD) {
      focus(field);
      typeInPlace();
    }
  });
  changes.observe(document.body, { childList: true, subtree: true });
  listening?.signal.addEventListener('abort', () => !kept && changes.disconnect());
}

/** How long letters are kept for a field that has not come, in ms: a field that comes later is another one. */
const KEPT_MS = 30_000;

/** Types into a field that gets the focus for this alone. */
function typeElsewhere(focus: () => void, steps: readonly EarlyStep[]): void {
  const { activeElement } = document;
  focus();
  typeSteps(steps);
  const back = activeElement === document.body ? null : activeElement;
  if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Types a text into the field that has the focus, or into the one for which letters are collected; resolves when it is there, or
 * when nobody waits for that field any more.
 */
export async function typeText(text: string): Promise<void> {
  if (!listening) {
    if (isText(document.activeElement)) insert(text);
    return;
  }
  typed += text;
  const { signal } = listening;
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
}

/** Ends collecting where nothing has come that the letters are for. */
export function endHolding(): void {
  if (goal === null) dropTypedAhead();
}

/** Ends collecting for a dialog, which was closed or has no field; letters for anything else go on to it. */
export function endForDialog(): void {
  if (goal === DIALOG) dropTypedAhead();
}

/** Tells whether letters wait for the field of a dialog. */
export const hasTypedAhead = (): boolean => /^[^\n]/.test(typed);

function aim(selector: string | null, onEscape: () => void = () => undefined): void {
  clearTimeout(patience);
  goal = selector;
  giveUp = onEscape;
  if (listening) return;
  listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  // Before the keys of the page, of which “?” is one.
  window.addEventListener('keydown', press, options);
  document.addEventListener('focusin', giveToFocused, options);
  window.addEventListener('paste', paste, options);
  window.addEventListener('pointerdown', leave, options);
}

/** Whoever presses elsewhere no longer types for what was added; a dialog that opens stays what the keys are for. */
function leave(): void {
  const steps = listSteps();
  if (goal === FOUND_FIELD && steps.length > 0) keepForField(steps);
  if (goal !== DIALOG) dropTypedAhead();
}

function press(event: KeyboardEvent): void {
  if (event === played || event.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey) {
    if (goal === FOUND_FIELD && isFormattingKey(event)) hold(event, { key: copyKey(event) });
    return;
  }
  // Enter that is held on the button that opens the dialog is for the button.
  const isHeld = event.repeat && event.key === 'Enter';
  if (event.key === 'Escape') {
    const onEscape = giveUp;
    dropTypedAhead();
    onEscape();
  } else if (isHeld || !take(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
}

function paste(event: ClipboardEvent): void {
  if (goal === FOUND_FIELD && event.clipboardData) hold(event, { paste: copyPaste(event.clipboardData) });
}

function hold(event: Event, step: EarlyStep): void {
  further.push(step);
  event.preventDefault();
  event.stopPropagation();
}

/** Takes a key that writes, deletes or enters; returns false for any other. */
function take(key: string): boolean {
  if (key === 'Enter') change((text) => `${text}\n`);
  else if (key === 'Backspace') change((text) => text.replace(/[^\n]$/u, ''));
  else if ([...key].length === 1) change((text) => text + key);
  else return false;
  return true;
}

/** Changes the letters that were typed last. */
function change(edit: (text: string) => string): void {
  const last = further.at(-1);
  if (!last) typed = edit(typed);
  else if ('text' in last) further[further.length - 1] = { text: edit(last.text) };
  else further.push({ text: edit('') });
}

function giveToFocused({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || goal === null) return;
  if (!target.closest(goal) || target.matches(goal)) return;
  // A task later: the field may select what it holds.
  if (isText(target)) setTimeout(giveToField, 0, target, goal);
  else giveToButton(target);
}

/**
 * Types what was collected into a text field, and Enter presses or submits what it leads to. What is typed meanwhile is
 * collected too, and follows.
 */
function giveToField(field: HTMLElement, meant: string): void {
  if (document.activeElement !== field || !listening || goal !== meant) return;
  const [line = '', ...rest] = typed.split('\n');
  if (!(field instanceof HTMLInputElement) || rest.length === 0) {
    typeInPlace();
    return;
  }
  typed = rest.join('\n');
  insert(line);
  enter(() => {
    if (field.form) field.form.requestSubmit();
    else play(field, 'Enter');
  });
}

/**
 * A button of a dialog wants no letters, unless it leads them to a field itself, and all keys: Enter before it was there
 * presses it.
 */
function giveToButton(button: HTMLElement): void {
  const [first] = typed;
  if (goal === DIALOG && first === '\n') {
    typed = typed.slice(1);
    enter(() => button.click());
    return;
  }
  if (goal === DIALOG && first !== undefined) play(button, first);
  if (!isText(document.activeElement)) dropTypedAhead();
}

/** Does what Enter does once its letters are drawn; those after it are dropped unless it leads to something. */
function enter(act: () => void): void {
  goal = AFTER_ENTER;
  setTimeout(() => {
    if (goal !== AFTER_ENTER) return;
    act();
    if (goal === AFTER_ENTER) dropTypedAhead();
  });
}

function play(target: HTMLElement, key: string): void {
  played = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(played);
  played = null;
}

/** Types what was collected into the text that has the focus, and ends collecting. */
export function typeInPlace(): void {
  const steps = listSteps();
  dropTypedAhead();
  typeSteps(steps);
}

const listSteps = (): readonly EarlyStep[] => [...(typed === '' ? [] : [{ text: typed }]), ...further];

function typeSteps(steps: readonly EarlyStep[]): void {
  for (const step of steps) {
    const { activeElement } = document;
    if (!activeElement || !isText(activeElement)) return;
    if ('text' in step) insert(step.text);
    // A field of the browser's own takes only what a person pastes.
    else if (doAgainAt(activeElement, step) && 'paste' in step)
      insert(step.paste.getData('text/plain').replace(/\s*\n\s*/g, ' '));
  }
}

const insert = (text: string): void => void (text && document.execCommand('insertText', false, text));

/** Ends collecting. */
export function dropTypedAhead(): void {
  clearTimeout(patience);
  listening?.abort();
  listening = null;
  goal = null;
  typed = '';
  further = [];
}
