import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { RICH_LIMIT, type RichTextValue } from '../../text/rich-text.ts';

const isRichText = (value: object): value is Exclude<RichTextValue, string> =>
  'type' in value && value.type === 'doc';

/** Cuts every text of a question to what a field holds, and calls `lose` with what is beyond. */
export function cutTexts(question: ReadQuestion, lose: (text: string) => void): ReadQuestion {
  const cutText = (text: string): string => {
    if (text.length > RICH_LIMIT) lose(text.slice(RICH_LIMIT));
    return text.slice(0, RICH_LIMIT);
  };
  const cut = <T>(value: T): T => {
    if (typeof value === 'string') return cutText(value) as T;
    if (Array.isArray(value)) return value.map(cut) as T;
    if (typeof value !== 'object' || value === null) return value;
    if (!isRichText(value))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner)])) as T;
    const words = toPlainText(value);
    return words.length > RICH_LIMIT ? (cutText(words) as T) : value;
  };
  return cut(question);
}
