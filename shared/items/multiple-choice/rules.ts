import { moved } from '../../document/rules.ts';
import { clampTo } from '../../range.ts';
import { RICH_LIMIT, type RichTextValue } from '../../text/rich-text.ts';
import { cleanText, typedText } from '../../text/schema.ts';
import { OPTION_LIMIT } from '../limits.ts';
import { columnsOf, emptyOption, type MultipleChoiceData, trueAndFalse } from './schema.ts';

/** Turning True/False on stashes the options and caps the columns at 2; turning it off restores them. */
export function setTrueFalse(data: MultipleChoiceData, on: boolean): void {
  if (on === data.hasBooleanOptions) return;
  if (on) {
    data.stashedOptions = data.options;
    data.options = data.booleanOptions ?? trueAndFalse();
  } else {
    data.booleanOptions = data.options;
    data.options = data.stashedOptions ?? [emptyOption(), emptyOption()];
    data.stashedOptions = null;
  }
  data.hasBooleanOptions = on;
  setOptionColumns(data, data.number_of_columns);
}

export function setOptionColumns(data: MultipleChoiceData, columns: number): void {
  data.number_of_columns = clampTo(columnsOf(data), Math.round(columns));
}

/** Marking one option correct takes the mark from the others. */
export function setOptionCorrect(data: MultipleChoiceData, at: { index: number; correct: boolean }): void {
  for (const [index, option] of data.options.entries()) {
    option.correct = index === at.index ? at.correct : option.correct && !at.correct;
  }
}

export function setOptionText(data: MultipleChoiceData, at: { index: number; answer: RichTextValue }): void {
  const option = data.options[at.index];
  if (option) option.answer = at.answer;
}

/** Adds an option after `after` (at the end by default) with the trimmed text. */
export function addOption(
  data: MultipleChoiceData,
  { text = '', after }: { text?: string; after?: number },
): void {
  if (data.options.length >= OPTION_LIMIT) return;
  const at = after === undefined ? data.options.length : after + 1;
  data.options.splice(at, 0, { ...emptyOption(), answer: typedText(cleanText(text).trim(), RICH_LIMIT) });
}

/** The last remaining option is emptied instead of removed. */
export function removeOption(data: MultipleChoiceData, index: number): void {
  if (data.options.length <= 1) data.options = [emptyOption()];
  else data.options.splice(index, 1);
}

export function moveOption(data: MultipleChoiceData, { from, to }: { from: number; to: number }): void {
  data.options = moved(data.options, from, to);
}
