import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { findFormulas, markFormulas } from '../../maths/find-formulas.ts';
import { hasFormula, removeEdges } from '../../maths/formula-text.ts';
import { RICH_LIMIT } from '../../text/rich-text.ts';
import type { Loss } from './reading.ts';

/** Parts of a question that are no text which a person reads. */
const NO_TEXT = /^(?:type|attrs|points|image|.*_image)$/;

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

/** What was read, with the formulas of its texts as formulas. */
interface Marked {
  readonly questions: readonly ReadQuestion[];
  readonly losses: readonly Loss[];
}

/**
 * Makes formulas of the TeX in what was read, as files write it: `$…$`, `$$…$$`, `\(…\)`, `\[…\]`. A text with gaps is
 * plain, so its formulas stay as they are written, and are named.
 */
export function markQuestions(questions: readonly ReadQuestion[]): Marked {
  const losses: Loss[] = [];
  const marked = questions.map((question, place): ReadQuestion => {
    if (question.type !== 'gaps') return markAll(question);
    const plain = JSON.parse(removeEdges(JSON.stringify(question))) as typeof question;
    const found = hasFormula(question.prompt) || findFormulas(question.prompt).length > 0;
    if (found)
      losses.push({ what: 'Layout of a formula', where: `Question ${place + 1}`, text: plain.prompt });
    return { ...plain, directions: markAll(plain.directions) } as ReadQuestion;
  });
  return { questions: marked, losses };
}
