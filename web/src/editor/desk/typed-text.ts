import { isEqual } from 'es-toolkit';

/** A node of a rich text: a block, a list item, a line break or a run of letters. */
export interface TextNode {
  readonly type: string;
  readonly text?: string;
  readonly content?: readonly TextNode[] | undefined;
}

/** Names the one run of letters that differs between two rich texts of the same shape. */
export interface TypedText {
  /** The places that lead to the run, from 0: of its block, and of the node within each node below. */
  readonly places: readonly number[];
  readonly before: string;
  readonly after: string;
}

/** Finds the run that was typed in; null where anything else differs, or the run was or is now empty. */
export function findTypedText(before: readonly TextNode[], after: readonly TextNode[]): TypedText | null {
  const changed = [...before.keys()].filter((index) => !isEqual(before[index], after[index]));
  const [place] = changed;
  if (place === undefined || changed.length > 1 || before.length !== after.length) return null;
  const { text, content, ...was } = before[place] as TextNode;
  const { text: typed, content: inner, ...is } = after[place] as TextNode;
  if (!isEqual(was, is)) return null;
  if (text && typed) return { places: [place], before: text, after: typed };
  const below = content && inner ? findTypedText(content, inner) : null;
  return below && { ...below, places: [place, ...below.places] };
}

/**
 * Walks the same places down the rendered field. Returns null where it shows anything else than these letters, such as
 * a word broken into syllables or a line to write on.
 */
export function findRenderedText(field: Node, blocks: readonly TextNode[], typed: TypedText): Text | null {
  let node: Node | null | undefined = field;
  let below = blocks;
  for (const place of typed.places) {
    if (node?.childNodes.length !== below.length) return null;
    node = node.childNodes[place];
    below = below[place]?.content ?? [];
  }
  // The elements of marks stand around the letters.
  while (node?.firstChild) node = node.firstChild;
  return node instanceof Text && node.data === typed.before ? node : null;
}
