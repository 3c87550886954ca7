import { findPointAt, type Press } from '../../richtext/caret/point-at.ts';

/** Shows on a picture of a sheet what is typed at the pressed letter, with a caret behind it. */
export class EarlyText {
  readonly #shown = document.createElement('span');

  constructor() {
    this.#shown.className = 'first-sheet-text';
  }

  /** Goes to the pressed letter; what was typed before stays where it is. It is not seen where no text was pressed. */
  moveTo(press: Press): void {
    const { parentNode } = this.#shown;
    this.#shown.replaceWith(this.#shown.textContent);
    parentNode?.normalize();
    this.write('');
    const point = findPointAt(press);
    if (!(point?.node instanceof Text) || !point.node.parentElement?.closest('[data-field]')) return;
    point.node.splitText(point.offset).before(this.#shown);
  }

  write(text: string): void {
    this.#shown.textContent = text;
  }
}
