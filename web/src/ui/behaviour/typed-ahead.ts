import { isText } from './is-text.ts';

/** Holds the letters that were typed for a dialog before it was there. */
interface TypedAhead {
  readonly text: string;
  /** Enter was pressed after it. */
  readonly entered: boolean;
  /** The letters after Enter, which are for what it leads to. */
  readonly rest: string;
}

/** All letters in their order, with a line break for Enter. */
let typed = '';
let listening: AbortController | null = null;

/**
 * Collects what is typed from now on, until the dialog takes it, or a text field of a dialog gets the focus, which is given
 * it; Escape gives up by `onEscape`.
 */
export function catchTypedAhead(onEscape: () => void): void {
  if (listening) return;
  listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // Enter that is held on the button that opens the dialog is for the button.
    const isHeld = event.repeat && event.key === 'Enter';
    if (event.key === 'Escape') {
      takeTypedAhead();
      onEscape();
    } else if (!isHeld && !take(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Before the keys of the page, of which “?” is one.
  window.addEventListener('keydown', press, options);
  document.addEventListener('focusin', giveToField, options);
}

/** Takes a key that writes, deletes or enters; returns false for any other. */
function take(key: string): boolean {
  if (key === 'Enter') typed += '\n';
  else if (key === 'Backspace') typed = typed.replace(/[^\n]$/, '');
  else if ([...key].length === 1) typed += key;
  else return false;
  return true;
}

/**
 * Types what was collected into the text field of a dialog that gets the focus, and submits its form after Enter. A dialog
 * that gives the focus to a button wants no letters, and all keys.
 */
function giveToField({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.closest('.dialog') || target.matches('.dialog')) return;
  if (!isText(target)) {
    const { text, entered } = takeTypedAhead();
    if (entered && text === '') setTimeout(() => target.click());
    return;
  }
  // A task later: the field may select what it holds.
  setTimeout(() => {
    if (document.activeElement !== target || !listening) return;
    const isForm = target instanceof HTMLInputElement;
    const lines = typed;
    const { text, entered } = takeTypedAhead();
    insert(isForm ? text : lines);
    // Once the form has drawn what its field holds.
    if (isForm && entered) setTimeout(() => target.form?.requestSubmit());
  });
}

/** Types what was collected into the text that has the focus, where no dialog came after all. */
export function typeInPlace(): void {
  const lines = typed;
  takeTypedAhead();
  if (isText(document.activeElement)) insert(lines);
}

const insert = (text: string): void => void (text && document.execCommand('insertText', false, text));

/** The time in ms for which letters wait for a field: later the person means another one. */
const PATIENCE_MS = 1_000;

/** Types letters into the text field outside dialogs that gets the focus next, within a second. */
export function typeIntoNextField(text: string): void {
  const listener = new AbortController();
  const give = ({ target }: FocusEvent) => {
    // The dialog may still give the focus to a field of its own before it closes.
    if (!(target instanceof HTMLElement) || !isText(target) || target.closest('.dialog')) return;
    listener.abort();
    setTimeout(() => insert(text));
  };
  document.addEventListener('focusin', give, { signal: listener.signal });
  setTimeout(() => listener.abort(), PATIENCE_MS);
}

/** Returns what was collected and ends collecting. */
export function takeTypedAhead(): TypedAhead {
  const [text = '', ...rest] = typed.split('\n');
  listening?.abort();
  listening = null;
  typed = '';
  return { text, entered: rest.length > 0, rest: rest.join('\n') };
}
