import { findChangedRange } from '#shared/changed-range.ts';
import type { EarlyStep } from '../ui/behaviour/early-step.ts';

/**
 * Makes steps, for the editor of a field, of what is done in a box of text. The box does all that it can by itself, such as deleting
 * words: the editor gets what came of it.
 */
export class BoxSteps {
  readonly #steps: EarlyStep[];
  /** What the box has; null while nothing waits. */
  text: string | null = null;
  /** From where to where the editor will have the text selected after all steps; null while that is not known. */
  #selected: readonly [number, number] | null = null;
  /** Where the letters of the last step begin. */
  #start = 0;
  /** True until the box shows what it makes of the last step. */
  #isShowing = false;

  constructor(steps: EarlyStep[]) {
    this.#steps = steps;
  }

  /** Adds what only the editor does. */
  add(step: EarlyStep, { selectionStart, selectionEnd, value }: HTMLTextAreaElement): void {
    this.#select(selectionStart, selectionEnd, value);
    this.#steps.push(step);
    this.text = value;
  }

  /** Adds what only the editor does in full, and the box as far as it can. */
  addShown(step: EarlyStep, box: HTMLTextAreaElement): void {
    this.add(step, box);
    this.#isShowing = true;
  }

  /** Says that the box has shown what it makes of the last step. */
  endShowing(): void {
    this.#isShowing = false;
  }

  /** Adds what the box has done: letters in place of others. */
  addChange(shown: string, { value, selectionStart, selectionEnd }: HTMLTextAreaElement): void {
    const before = this.text ?? shown;
    if (this.#isShowing) this.#selected = [selectionStart, selectionEnd];
    else {
      // Of letters that are alike, those before the caret have come.
      const behind = before.endsWith(value.slice(selectionEnd)) ? value.length - selectionEnd : 0;
      const now = value.slice(0, value.length - behind);
      const { from, oldTo, newTo } = findChangedRange(before.slice(0, before.length - behind), now);
      this.#replace(from, oldTo, now.slice(from, newTo), before);
    }
    this.#isShowing = false;
    this.text = value;
  }

  #replace(from: number, to: number, letters: string, before: string): void {
    const last = this.#steps.at(-1);
    const text = last && 'text' in last ? last.text : null;
    const start = this.#start;
    if (text !== null && from >= start && to <= start + text.length) {
      this.#steps.pop();
      this.#write(start, text.slice(0, from - start) + letters + text.slice(to - start));
    } else {
      this.#select(from, to, before);
      this.#write(from, letters);
    }
  }

  #write(start: number, text: string): void {
    this.#steps.push({ text });
    this.#start = start;
    this.#selected = [start + text.length, start + text.length];
  }

  /** Adds a step that moves the caret, unless it is there. */
  #select(from: number, to: number, of: string): void {
    if (this.#selected?.[0] !== from || this.#selected[1] !== to)
      this.#steps.push({ selected: [from, to], of });
    this.#selected = [from, to];
  }
}
