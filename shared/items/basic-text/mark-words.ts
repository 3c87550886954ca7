import { toBlocks } from '../../text/RichText.tsx';
import type { BlockNode, InlineNode, RichMark, RichTextValue } from '../../text/rich-text.ts';

const UNDERLINE: RichMark = { type: 'underline' };
const LETTER = /[\p{L}\p{M}\p{N}]/u;

const fold = (text: string): string => text.toLowerCase();

/** Returns where a word stands in a text by itself; -1 where it does not. */
function findWord(text: string, word: string): number {
  const [within, looked] = [fold(text), fold(word)];
  for (let at = within.indexOf(looked); at >= 0; at = within.indexOf(looked, at + 1)) {
    const before = within[at - 1] ?? ' ';
    const behind = within[at + looked.length] ?? ' ';
    if (!LETTER.test(before) && !LETTER.test(behind)) return at;
  }
  return -1;
}

/** Underlines the words in a text that are not found yet, and takes them from the list. */
function markText(node: InlineNode, missing: Set<string>): InlineNode[] {
  if (node.type !== 'text') return [node];
  for (const word of missing) {
    const at = findWord(node.text, word);
    if (at < 0) continue;
    missing.delete(word);
    const cut = (from: number, to: number): InlineNode[] =>
      from < to ? markText({ ...node, text: node.text.slice(from, to) }, missing) : [];
    const end = at + word.length;
    const marks = [...(node.marks ?? []).filter(({ type }) => type !== 'underline'), UNDERLINE];
    return [...cut(0, at), { ...node, text: node.text.slice(at, end), marks }, ...cut(end, node.text.length)];
  }
  return [node];
}

function markBlock(node: BlockNode, missing: Set<string>): BlockNode {
  if (node.type === 'paragraph')
    return { ...node, content: node.content?.flatMap((inner) => markText(inner, missing)) };
  const content = node.content.map((item) => ({
    ...item,
    content: item.content.map((inner) => markBlock(inner, missing)),
  }));
  return { ...node, content };
}

/** Returns the text with each of the words underlined where it stands first, and the words that are not in it. */
export function markWords(
  value: RichTextValue,
  words: readonly string[],
): { readonly value: RichTextValue; readonly missing: readonly string[] } {
  const missing = new Set(words.map((word) => word.trim()).filter((word) => word !== ''));
  if (missing.size === 0) return { value, missing: [] };
  const content = toBlocks(value).map((node) => markBlock(node, missing));
  return { value: { type: 'doc', content }, missing: [...missing] };
}
