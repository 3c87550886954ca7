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
  /** What was done since the last press, apart from what the box has. */
  #written: EarlyStep[] = [];

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
    this.#endBox();
    this.#box.remove();
    early.list(this.#sheet).push(...this.#written);
    void early.receive(this.#sheet);
  }

  #press(event: MouseEvent): void {
    if (!(event.target instanceof Element) || !event.target.closest('.page')) return;
    this.#endBox();
    // A press after which nothing was written is of no use.
    if (this.#written.length > 1) early.list(this.#sheet).push(...this.#written);
    this.#written = [{ press: event }];
    this.#text.moveTo(event);
    document.body.append(this.#box);
    this.#box.focus({ preventScroll: true });
  }

  #pressKey(event: KeyboardEvent): void {
    const isForEarlier = this.#box.value === '' && (event.key === 'Backspace' || isUndoKey(event));
    if (isForEarlier || isFormattingKey(event)) this.#keep(event, { key: copyKey(event) });
  }

  #paste(event: ClipboardEvent): void {
    const { clipboardData } = event;
    if (clipboardData && isRichPaste(clipboardData)) this.#keep(event, { paste: copyPaste(clipboardData) });
  }

  /** Keeps what takes more than a box of text, behind what the box has. */
  #keep(event: Event, step: EarlyStep): void {
    event.preventDefault();
    this.#endBox();
    this.#written.push(step);
    this.#show();
  }

  #endBox(): void {
    if (this.#box.value !== '') this.#written.push({ text: this.#box.value });
    this.#box.value = '';
  }

  #show(): void {
    this.#text.write(this.#written.reduce(readStep, '') + this.#box.value);
  }
}

/** Reads what stands there after a step: its letters and lines show, its formats do not. */
function readStep(text: string, step: EarlyStep): string {
  if ('text' in step) return text + step.text;
  if ('paste' in step) return text + step.paste.getData('text/plain');
  return 'key' in step && step.key.key === 'Backspace' ? text.replace(/.$/su, '') : text;
}
