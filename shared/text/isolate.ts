import { hasRightToLeft } from './direction.ts';
import type { BlockNode, InlineNode, Paragraph, RichTextValue } from './rich-text.ts';

/** Overrides and isolates, which turn round the text beside a name. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Removes the characters that change the direction of what is around a name. */
export const removeOverrides = (name: string): string => name.replace(OVERRIDES, '');

/**
 * Returns a name for the middle of an English sentence: one in Arabic or Hebrew is isolated, so that it turns nothing
 * around it; every other one stays as it is.
 */
export function isolate(name: string): string {
  const clean = removeOverrides(name);
  return hasRightToLeft(clean) ? `${FIRST_STRONG_ISOLATE}${clean}${POP_ISOLATE}` : clean;
}

/** Removes overrides from a title, with the texts that held nothing else; the same value where there are none. */
export function removeTitleOverrides(title: RichTextValue): RichTextValue {
  if (typeof title === 'string') return removeOverrides(title);
  if (removeOverrides(JSON.stringify(title)) === JSON.stringify(title)) return title;
  return { ...title, content: title.content.map(cleanBlock) };
}

const cleanBlock = (block: BlockNode): BlockNode =>
  block.type === 'paragraph' ? cleanParagraph(block) : block;

function cleanParagraph(paragraph: Paragraph): Paragraph {
  const content = paragraph.content?.flatMap((inline): InlineNode[] => {
    if (inline.type !== 'text') return [inline];
    const text = removeOverrides(inline.text);
    return text === '' ? [] : [{ ...inline, text }];
  });
  return { ...paragraph, content };
}
