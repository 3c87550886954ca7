import { dropTypedAhead, holdTypedAhead } from '../../ui/behaviour/typing-queue.ts';

/** A page that is open, other than the editor: it has no list of commands. */
const OTHER_PAGE = '#root:not(:has(.editor)) main:not([aria-busy])';

let kept: KeyboardEvent | null = null;
let listening: AbortController | null = null;

/** Keeps Ctrl+K or Ctrl+Enter while the editor of the address is on its way, and collects what is typed after it. */
export function catchEarlyShortcut({ pathname }: Location): void {
  if (!/^\/(new|edit)\//.test(pathname)) return;
  listening = new AbortController();
  window.addEventListener('keydown', keep, { capture: true, signal: listening.signal });
}

/** Presses again what was kept, for the editor that listens now. */
export function replayEarlyShortcut(): void {
  const pressed = kept;
  stop();
  if (pressed) document.body.dispatchEvent(new KeyboardEvent(pressed.type, pressed));
}

function stop(): void {
  listening?.abort();
  listening = null;
  kept = null;
}

function keep(event: KeyboardEvent): void {
  if (document.querySelector(OTHER_PAGE)) {
    if (kept) dropTypedAhead();
    stop();
  } else if (!kept && opensList(event)) {
    event.preventDefault();
    event.stopPropagation();
    kept = event;
    holdTypedAhead();
  }
}

/** Tells whether keys open the list of commands or of items; with Ctrl or ⌘, of which the editor takes that of this system. */
const opensList = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey &&
  (key === 'Enter' || key.toLowerCase() === 'k' || code === 'KeyK');
