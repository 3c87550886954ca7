import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { markFormulas } from '../../maths/find-formulas.ts';
import { RICH_LIMIT } from '../../text/rich-text.ts';

/** Parts of a question that are no text which a user reads. */
const NO_TEXT = /^(?:type|attrs|points|taken|image|.*_image)$/;

/** Marks the formulas in every text of a value, and leaves the rest as it is. */
function markAll<T>(value: T): T {
  if (typeof value === 'string') {
    const marked = markFormulas(value);
    return (marked.length > RICH_LIMIT ? value : marked) as T;
  }
  if (Array.isArray(value)) return value.map(markAll) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    NO_TEXT.test(name) ? inner : markAll(inner),
  ]);
  return Object.fromEntries(entries) as T;
}

/** Makes formulas of the TeX in questions that were read, as files write it: `$…$`, `$$…$$`, `\(…\)`, `\[…\]`. */
export const markQuestions = (questions: readonly ReadQuestion[]): ReadQuestion[] => questions.map(markAll);
