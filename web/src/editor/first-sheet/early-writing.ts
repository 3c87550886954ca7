import { EarlyText } from './early-text.ts';

/**
 * Shows and remembers what is pressed and typed on a sheet that is not alive yet, and does it on the one that is. A hidden box takes
 * what is typed, so that input methods and pasted words are kept too.
 */
export class EarlyWriting {
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

  /** Presses the real sheet at the same place, and writes what was typed. */
  finish(): void {
    const { value } = this.#box;
    this.#box.remove();
    if (!this.#press) return;
    const { clientX, clientY, detail } = this.#press;
    const pressed = document.elementFromPoint(clientX, clientY);
    // A page that tells of an error has buttons at that place, which nobody pressed.
    if (!pressed?.closest('.page')) return;
    pressed.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail, view: window }),
    );
    if (value !== '') whenField((field) => writeInto(field, value));
  }

  #notePress(event: MouseEvent): void {
    if (!(event.target instanceof Element) || !event.target.closest('.page')) return;
    this.#press = event;
    this.#text.moveTo(event);
    this.#box.value = '';
    document.body.append(this.#box);
    this.#box.focus({ preventScroll: true });
  }
}

/** Longest time that a field may take to open after the press on its text, in ms. */
const PATIENCE_MS = 5000;

/** Calls back with the field that has the focus, or with the next one that gets it. */
function whenField(run: (field: Element) => void): void {
  const { activeElement } = document;
  if (activeElement && isField(activeElement)) {
    run(activeElement);
    return;
  }
  const end = new AbortController();
  const signal = AbortSignal.any([end.signal, AbortSignal.timeout(PATIENCE_MS)]);
  const focus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !isField(target)) return;
    end.abort();
    // The field's own listeners come first.
    queueMicrotask(() => run(target));
  };
  document.addEventListener('focusin', focus, { signal });
}

const isField = (element: Element): boolean =>
  element.matches('input, textarea, [contenteditable]:not([contenteditable="false"])');

/** Writes where the caret is, as if it were typed: the one way that inputs, text areas and editable text all follow. */
function writeInto(field: Element, text: string): void {
  if (document.activeElement === field) document.execCommand('insertText', false, text);
}
