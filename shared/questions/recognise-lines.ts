import type { ReadQuestion } from '../items/parts/read-question.ts';
import { type Span, toText, toValue } from './inline.ts';
import { isEndless } from './is-endless.ts';
import { recogniseSpans } from './recognise-questions.ts';

/** The most characters that are recognised at once. */
const AT_ONCE = 100_000;

/**
 * Recognises the questions in the lines of a file, however many there are. A line that is too long to be one of a test is
 * a text.
 */
export function recogniseLines(lines: readonly (readonly Span[])[]): ReadQuestion[] {
  const questions: ReadQuestion[] = [];
  let part: (readonly Span[])[] = [];
  let length = 0;
  const end = () => {
    if (part.length > 0) questions.push(...recogniseSpans(part));
    part = [];
    length = 0;
  };
  for (const line of lines) {
    const text = toText(line);
    if (text.length + length > AT_ONCE || isEndless(text)) end();
    if (isEndless(text)) questions.push({ type: 'text', prompt: toValue([line]) });
    else {
      part.push(line);
      length += text.length + 1;
    }
  }
  end();
  return questions;
}
