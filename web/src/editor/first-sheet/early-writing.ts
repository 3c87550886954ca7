import { typeText } from '../../ui/behaviour/typing-queue.ts';
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
  return text === '' ? undefined : typeText(text);
}
