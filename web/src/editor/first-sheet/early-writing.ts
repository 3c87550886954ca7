import { type Addressee, early } from '../../ui/behaviour/early-queue.ts';
import {
  copyKey,
  copyPaste,
  type EarlyStep,
  isFormattingKey,
  isRichPaste,
  isUndoKey,
} from '../../ui/behaviour/early-step.ts';
import { EarlyText } from './early-text.ts';

/**
 * Shows and keeps what is pressed and typed on a sheet that is not alive yet, for the one that is. A hidden box takes what is
 * typed, so that input methods and pasted words are kept too.
 */
export class EarlyWriting {
  readonly #sheet: Addressee = {};
  readonly #box = document.createElement('textarea');
  readonly #text = new EarlyText();

  /** Watches presses on a picture of the sheet. */
  constructor(picture: HTMLElement) {
    this.#box.className = 'visually-hidden first-sheet-box';
    this.#box.setAttribute('aria-label', 'Loading');
    this.#box.addEventListener('input', () => this.#show());
    this.#box.addEventListener('keydown', (event) => this.#pressKey(event));
    this.#box.addEventListener('paste', (event) => this.#paste(event));
    picture.addEventListener('mousedown', (event) => event.preventDefault());
    picture.addEventListener('click', (event) => this.#press(event));
  }

  /** Does on the real sheet what was done here; in this very task as far as it goes, so that a key that is pressed now follows. */
  finish(): void {
    this.#keepText();
    this.#box.remove();
    void early.receive(this.#sheet);
  }

  get #steps(): EarlyStep[] {
    return early.list(this.#sheet);
  }

  #press(event: MouseEvent): void {
    if (!(event.target instanceof Element) || !event.target.closest('.page')) return;
    this.#keepText();
    // Only where something is written is a press of use.
    if (this.#steps.at(-1) === this.#findPress()) this.#steps.pop();
    this.#steps.push({ press: event });
    this.#text.moveTo(event);
    document.body.append(this.#box);
    this.#box.focus({ preventScroll: true });
  }

  #findPress(): EarlyStep | undefined {
    return this.#steps.findLast((step) => 'press' in step);
  }

  #pressKey(event: KeyboardEvent): void {
    const isForEarlier = this.#box.value === '' && (event.key === 'Backspace' || isUndoKey(event));
    if (isForEarlier || isFormattingKey(event)) this.#keep(event, { key: copyKey(event) });
  }

  #paste(event: ClipboardEvent): void {
    const { clipboardData } = event;
    if (clipboardData && isRichPaste(clipboardData)) this.#keep(event, { paste: copyPaste(clipboardData) });
  }

  /** Keeps what more than a box of text is needed for, behind the text so far. */
  #keep(event: Event, step: EarlyStep): void {
    event.preventDefault();
    this.#keepText();
    this.#steps.push(step);
    this.#show();
  }

  #keepText(): void {
    if (this.#box.value !== '') this.#steps.push({ text: this.#box.value });
    this.#box.value = '';
  }

  #show(): void {
    const press = this.#findPress();
    const written = this.#steps.slice(press ? this.#steps.lastIndexOf(press) + 1 : 0);
    this.#text.write(readText([...written, { text: this.#box.value }]));
  }
}

/** Reads the letters and lines that steps write. */
const readText = (steps: readonly EarlyStep[]): string =>
  steps.reduce((text, step) => {
    if ('text' in step) return text + step.text;
    if ('paste' in step) return text + step.paste.getData('text/plain');
    return 'key' in step && step.key.key === 'Backspace' ? text.replace(/.$/su, '') : text;
  }, '');
