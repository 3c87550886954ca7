import { EarlyText } from './early-text.ts';

/**
 * Shows and remembers what is pressed and typed on a sheet that is not alive yet, and does it on the one that is. A hidden box takes
 * what is typed, so that input methods and pasted words are kept too.
 */
export class EarlyWriting {
  /** What was written at other places before, each with its press. */
  readonly #written: Writing[] = [];
  #press: MouseEvent | null = null;
  readonly #box = document.createElement('textarea');
  readonly #text = new EarlyText();

  /** Watches presses on a picture of the sheet. */
  constructor(picture: HTMLElement) {
    this.#box.className = 'visually-hidden first-sheet-box';
    this.#box.setAttribute('aria-label', 'Loading');
    this.#box.addEventListener('input', () => this.#text.write(this.#box.value));
    picture.addEventListener('mousedown', (event) => event.preventDefault());
    picture.addEventListener('click', (event) => this.#notePress(event));
  }

  /** Does on the real sheet, in their order, what was pressed and written. */
  async finish(): Promise<void> {
    const { value } = this.#box;
    this.#box.remove();
    if (!this.#press) return;
    // In this very task as far as it goes: a key that is pressed now is written there.
    for (const { press, text } of [...this.#written, { press: this.#press, text: value }])
      await writeAt(press, text);
  }

  #notePress(event: MouseEvent): void {
    if (!(event.target instanceof Element) || !event.target.closest('.page')) return;
    if (this.#press && this.#box.value !== '')
      this.#written.push({ press: this.#press, text: this.#box.value });
    this.#press = event;
    this.#text.moveTo(event);
    this.#box.value = '';
    document.body.append(this.#box);
    this.#box.focus({ preventScroll: true });
  }
}

interface Writing {
  readonly press: MouseEvent;
  readonly text: string;
}

/** Presses the real sheet at the same place, and writes there; resolves when it is written. */
function writeAt({ clientX, clientY, detail }: MouseEvent, text: string): Promise<void> | undefined {
  const pressed = document.elementFromPoint(clientX, clientY);
  // A page that tells of an error has buttons at that place, which nobody pressed.
  if (!pressed?.closest('.page')) return;
  pressed.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail, view: window }),
  );
  return text === '' ? undefined : whenField((field) => writeInto(field, text));
}

/** Longest time that a field may take to open after the press on its text, in ms. */
const PATIENCE_MS = 5000;

/** Calls back with the field that has the focus, or with the next one that gets it; resolves then, or when none did in time. */
async function whenField(run: (field: Element) => void): Promise<void> {
  const { activeElement } = document;
  if (activeElement && isField(activeElement)) {
    run(activeElement);
    return;
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = new AbortController();
  const timeout = AbortSignal.timeout(PATIENCE_MS);
  timeout.addEventListener('abort', () => resolve());
  const focus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !isField(target)) return;
    end.abort();
    // The field's own listeners come first.
    queueMicrotask(() => {
      run(target);
      resolve();
    });
  };
  document.addEventListener('focusin', focus, { signal: AbortSignal.any([end.signal, timeout]) });
  await promise;
}

const isField = (element: Element): boolean =>
  element.matches('input, textarea, [contenteditable]:not([contenteditable="false"])');

/** Writes where the caret is, as if it were typed: the one way that inputs, text areas and editable text all follow. */
function writeInto(field: Element, text: string): void {
  if (document.activeElement === field) document.execCommand('insertText', false, text);
}
