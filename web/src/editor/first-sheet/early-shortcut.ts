import { type Addressee, early } from '../../ui/behaviour/early-queue.ts';
import { copyKey } from '../../ui/behaviour/early-step.ts';

/** A page that is open, other than the editor: it has no list of commands. */
const OTHER_PAGE = '#root:not(:has(.editor)) main:not([aria-busy])';

/** The editor of the address that the page was opened with, which opens the dialog. */
const editor: Addressee = { giveUp: () => undefined };
const listening = new AbortController();

/** Keeps Ctrl+K or Ctrl+Enter while the editor of the address is on its way, and collects what is typed after it. */
export function catchEarlyShortcut({ pathname }: Location): void {
  if (!/^\/(new|edit)\//.test(pathname)) return;
  window.addEventListener('keydown', keep, { capture: true, signal: listening.signal });
}

/** Presses again what was kept, for the editor that listens now. */
export function pressEarlyShortcut(): void {
  listening.abort();
  void early.receive(editor);
}

function keep(event: KeyboardEvent): void {
  const steps = early.list(editor);
  if (document.querySelector(OTHER_PAGE)) {
    listening.abort();
    early.end(editor);
  } else if (steps.length === 0 && opensList(event)) {
    event.preventDefault();
    event.stopPropagation();
    early.expect(editor);
    steps.push({ key: copyKey(event) });
  }
}

/** Tells whether keys open the list of commands or of items; with Ctrl or ⌘, of which the editor takes that of this system. */
const opensList = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey &&
  (key === 'Enter' || key.toLowerCase() === 'k' || code === 'KeyK');
