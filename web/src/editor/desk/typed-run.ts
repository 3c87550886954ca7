import { isPlainObject, zip } from 'es-toolkit';
import { toBlocks } from '#shared/text/RichText.tsx';
import type { BlockNode, InlineNode, RichTextValue } from '#shared/text/rich-text.ts';

/** Names the one run of letters that differs between two rich texts of the same shape. */
export interface TypedRun {
  /** The runs of letters as they were, in their order; none is empty. */
  readonly runs: readonly string[];
  /** The run that differs, from 0. */
  readonly place: number;
  readonly letters: string;
}

/** Finds the run that was typed in; null where marks, paragraphs or several runs differ, or a run is now empty. */
export function findTypedRun(before: unknown, after: unknown): TypedRun | null {
  if (!isRichText(before) || !isRichText(after) || toShape(before) !== toShape(after)) return null;
  const runs = listRuns(toBlocks(before));
  const pairs = zip(runs, listRuns(toBlocks(after)));
  const typed = pairs.flatMap(([was, is], place) => (was === is ? [] : [{ place, letters: is }]));
  const [only] = typed;
  return typed.length === 1 && only?.letters ? { runs, ...only } : null;
}

const isRichText = (value: unknown): value is RichTextValue =>
  typeof value === 'string' || (isPlainObject(value) && value.type === 'doc');

/** Returns a text without its letters: what is drawn around them. */
const toShape = (value: RichTextValue): string =>
  JSON.stringify(toBlocks(value), (name, inner) => (name === 'text' ? '' : inner));

function listRuns(nodes: readonly (BlockNode | InlineNode)[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node.text];
    if (node.type === 'hard_break') return [];
    return node.type === 'paragraph'
      ? listRuns(node.content ?? [])
      : node.content.flatMap((item) => listRuns(item.content));
  });
}
