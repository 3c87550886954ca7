import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { splitAnswers } from '../source/between-gaps.ts';

/** One gap as a file describes it. */
export interface Gap {
  readonly answer: string;
  readonly wrong: readonly string[];
}

/** The mark of a gap of the file, until its text is read. No text has it. */
export const GAP_MARK = '\uE200';
const ANY_GAP = /\uE200|_{3,}/g;

/** Makes a text with gaps of one with marks; rows of underscores beside them are gaps without an answer. */
export function toGaps(text: string, gaps: readonly Gap[], directions: RichTextValue = ''): ReadQuestion {
  let next = 0;
  const answers: string[] = [];
  const wrong: (readonly string[])[] = [];
  const prompt = text.replace(ANY_GAP, (sign) => {
    const gap = sign === GAP_MARK ? gaps[next++] : undefined;
    answers.push(gap?.answer ?? '');
    wrong.push(gap?.wrong ?? []);
    return '_____';
  });
  return {
    type: 'gaps',
    ...(toPlainText(directions).trim() !== '' && { directions }),
    prompt,
    answers: answers.some((answer) => answer !== '') ? answers : [],
    ...(wrong.some((others) => others.length > 0) && { wrong }),
  };
}

/** Reads a text with rows of underscores as one with gaps; null where there are not as many answers as gaps. */
export function splitGapAnswers(prompt: RichTextValue, answer: string): ReadQuestion | null {
  const text = toPlainText(prompt);
  const gaps = text.match(/_{3,}/g)?.length ?? 0;
  const answers = gaps === 1 ? [answer] : splitAnswers(answer);
  if (gaps === 0 || answers.length !== gaps) return null;
  return { type: 'gaps', prompt: text, answers: answers.some((one) => one !== '') ? answers : [] };
}
