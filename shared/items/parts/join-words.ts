import { isBlank } from '../../text/plain-text.ts';
import type { BlockNode, RichTextValue } from '../../text/rich-text.ts';

/** Returns the paragraphs of a text; each line of a plain one is a paragraph. */
const toParagraphs = (text: RichTextValue): readonly BlockNode[] =>
  typeof text === 'string'
    ? text.split('\n').map((line) => ({
        type: 'paragraph',
        content: line === '' ? [] : [{ type: 'text', text: line }],
      }))
    : text.content;

/** Joins texts, each on lines of its own; empty ones leave no line. */
export function joinWords(texts: readonly RichTextValue[]): RichTextValue {
  const filled = texts.filter((text) => !isBlank(text));
  return filled.every((text) => typeof text === 'string')
    ? filled.join('\n')
    : { type: 'doc', content: filled.flatMap(toParagraphs) };
}
