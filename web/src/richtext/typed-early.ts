import { type EarlyStep, isFormattingKey, type Key } from '../ui/behaviour/early-step.ts';

/** What waits in a field for its editor. */
export interface TypedEarly {
  /** From where to where the text was selected before the first step, as indexes of the plain text; null where nobody was here. */
  caret: readonly [from: number, to: number] | null;
  /** True where the field had the focus until the editor took its place. */
  hasFocus: boolean;
  steps: EarlyStep[];
}

export const createTypedEarly = (): TypedEarly => ({ caret: null, hasFocus: false, steps: [] });

/** Keys that a box of text knows as well as the editor, unless something waits already. */
const TEXT_KEY = /^(Backspace|Delete|Home|End|Arrow(Left|Right))$/;

/** Tells whether a key has to wait for the editor: it makes a line, formats, or opens the palette of formulas. */
export function isForEditor(event: Key, { steps }: TypedEarly): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (isFormattingKey(event)) return true;
  if (ctrlKey || metaKey || altKey) return steps.length > 0 && !altKey && /^a$/i.test(key);
  return key === 'Enter' || (steps.length > 0 && TEXT_KEY.test(key));
}

/** Tells whether a paste is more than letters: several lines may be rows or questions, HTML has formatting, `$` formulas. */
export const takesEditor = (data: DataTransfer): boolean =>
  data.getData('text/html') !== '' || /[\n$]/.test(data.getData('text/plain').trim());

/** Marks an editor that takes the place of its field: whoever wrote there is still in the same field. */
export const TAKES_OVER = 'data-takes-over';

/** Tells whether the focus only moved from a field to its editor. */
export const staysInField = ({ target }: FocusEvent): boolean =>
  target instanceof Element && target.hasAttribute(TAKES_OVER);
