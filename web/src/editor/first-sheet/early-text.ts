import { findPointAt, type Press } from '../../richtext/caret/point-at.ts';

/** Shows on a picture of a sheet what is typed at the pressed letter, or in place of its title, with a caret behind it. */
export class EarlyText {
  readonly #shown = document.createElement('span');
  /** The default title, while it is selected. */
  readonly #selected = document.createElement('span');
  #hasOwnTitle = false;

  constructor() {
    this.#shown.className = 'first-sheet-text';
    this.#selected.className = 'first-sheet-selected';
  }

  /** Goes to the pressed letter; what was typed before stays where it is. It is not seen where no text was pressed. */
  moveTo(press: Press): void {
    const { parentNode } = this.#shown;
    if (this.#selected.hidden) this.#hasOwnTitle = true;
    this.#selected.replaceWith(this.#selected.hidden ? '' : this.#selected.textContent);
    this.#shown.replaceWith(this.#shown.textContent);
    parentNode?.normalize();
    this.write('');
    const point = findPointAt(press);
    const field = point?.node.parentElement?.closest<HTMLElement>('[data-field]');
    if (!(point?.node instanceof Text) || !field) return;
    if (field.dataset.field === 'title' && !this.#hasOwnTitle) {
      point.node.replaceWith(this.#selected, this.#shown);
      this.#selected.textContent = point.node.data;
    } else point.node.splitText(point.offset).before(this.#shown);
  }

  write(text: string): void {
    this.#shown.textContent = text;
    this.#selected.hidden = text !== '';
  }
}
