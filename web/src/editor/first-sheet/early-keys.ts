/** A page that stands, other than the editor: it has no list of commands. */
const OTHER_PAGE = '#root:not(:has(.editor)) main:not([aria-busy])';

let kept: KeyboardEvent[] = [];
let listening: AbortController | null = null;

/** Keeps Ctrl+K or Ctrl+Enter, and what is typed after it, while the editor of the address is on its way. */
export function catchEarlyKeys({ pathname }: Location): void {
  if (!/^\/(new|edit)\//.test(pathname)) return;
  listening = new AbortController();
  document.addEventListener('keydown', keep, { capture: true, signal: listening.signal });
}

/** Presses again what was kept, for the editor that listens now. */
export function replayEarlyKeys(): void {
  const pressed = kept;
  stop();
  for (const event of pressed) document.body.dispatchEvent(new KeyboardEvent(event.type, event));
}

function stop(): void {
  listening?.abort();
  listening = null;
  kept = [];
}

function keep(event: KeyboardEvent): void {
  if (document.querySelector(OTHER_PAGE)) stop();
  else if (kept.length > 0 ? isTyped(event) : opensList(event)) {
    event.preventDefault();
    event.stopPropagation();
    kept.push(event);
  }
}

/** Tells whether keys open the list of commands or of items; with Ctrl or ⌘, of which the editor takes that of this system. */
const opensList = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey &&
  (key === 'Enter' || key.toLowerCase() === 'k' || code === 'KeyK');

const isTyped = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !isComposing &&
  ([...key].length === 1 || ['Enter', 'Backspace', 'Escape'].includes(key));
