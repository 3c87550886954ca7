import { isEqual } from 'es-toolkit';
import { splitEndless } from '#shared/text/split-endless.ts';

/** A node of a rich text: a block, a list item, a line break or a run of letters. */
interface TextNode {
  readonly type: string;
  readonly text?: string;
  readonly content?: readonly TextNode[] | undefined;
}

/** Names one run of letters that was typed in, and where it is rendered. */
export interface TypedText {
  readonly texts: readonly Text[];
  readonly before: string;
  readonly after: string;
}

/**
 * Finds the one run of letters that differs between two rich texts, and walks the same way down the elements that
 * render the first. Returns null where anything else differs, the run was or is now empty, or an element shows another
 * text, such as a line to write on.
 */
export function findTypedText(
  before: readonly TextNode[],
  after: readonly TextNode[],
  rendered: readonly Node[],
): TypedText | null {
  const [place, ...others] = [...before.keys()].filter((index) => !isEqual(before[index], after[index]));
  if (place === undefined || others.length > 0 || before.length !== after.length) return null;
  if (rendered.some(({ childNodes }) => childNodes.length !== before.length)) return null;
  const { text: was, content, ...more } = before[place] as TextNode;
  const { text: is, content: typed, ...moreTyped } = after[place] as TextNode;
  const below = rendered.flatMap(({ childNodes }) => childNodes[place] ?? []);
  if (!isEqual(more, moreTyped)) return null;
  if (content && typed) return findTypedText(content, typed, below);
  const texts = below.map(findDeepest).filter((node) => node instanceof Text && isDrawn(node, was));
  // A word that never ends is drawn in parts.
  return was && is && texts.length === below.length && splitEndless(is).length === 1
    ? { texts: texts as Text[], before: was, after: is }
    : null;
}

/** Tells whether a node shows the letters, its words whole or broken into syllables. */
const isDrawn = ({ data }: Text, letters = ''): boolean =>
  data === letters || data.replaceAll('\u00AD', '') === letters;

/** Returns the node within the elements of marks around the letters. */
const findDeepest = (node: Node): Node => (node.firstChild ? findDeepest(node.firstChild) : node);
