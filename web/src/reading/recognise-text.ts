import { isPastedTable } from '#shared/questions/read/pasted-rows.ts';
import { type Recognised, recogniseQuestions } from '#shared/questions/recognise-questions.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';

/** The most characters that are read on the page itself: a worker takes longer to begin. */
const SHORT = 10_000;

/** Finds the questions of a short text at once; null for a long one, which would hold the page, and for a table of questions. */
export const recogniseShort = (text: RichTextValue): Recognised | null =>
  toPlainText(text).length > SHORT || isPastedTable(text) ? null : recogniseQuestions(text);

/** Finds the questions of any text, in a worker where it is long or a table of them; rejects where that takes too long, and by the signal. */
export async function recogniseText(text: RichTextValue, signal: AbortSignal): Promise<Recognised> {
  const short = recogniseShort(text);
  if (short) return short;
  const { recogniseInWorker } = await import('./read-in-worker.ts');
  return recogniseInWorker(text, signal);
}
