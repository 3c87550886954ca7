import { findBlocks, type GiftBlock } from './gift-blocks.ts';

/** A question of the file: its text, and its blocks of answers by their places in it. */
export interface GiftPart {
  readonly text: string;
  readonly blocks: readonly GiftBlock[];
}

/** Places at which a question ends: an empty line, a title, a category and the line below it. */
const ENDS = /\n[^\S\n]*(?=\n|::|\$CATEGORY:)|(?<=^[^\S\n]{0,20}\$CATEGORY:[^\n]{0,2000})\n/gm;
/** What stands where a block answers a whole question, and is no word of a sentence. */
const ASKED = /(?:[.?!…。？！]|(?<!:):)\s*$/;

/** A line that goes on with the sentence of the one above, and has no block itself. */
const WRAPPED = /^\n[^\S\n]*\p{Ll}[^\n]*(?=\n)/u;

/** Tells whether the answers of a block may be those of a gap. */
const isGap = ({ inside }: GiftBlock): boolean => /^\s*[=~#]/.test(inside) && !inside.includes('->');

/** Finds where the question of a block ends, when another block follows before an empty line; null where both are of one sentence. */
function findEnd(text: string, block: GiftBlock, next: GiftBlock): number | null {
  const between = text.slice(block.to, next.from);
  const line = between.indexOf('\n');
  const isAsked = ASKED.test(text.slice(Math.max(0, block.from - 20), block.from));
  if (line >= 0)
    return block.to + line + (isAsked ? 0 : (WRAPPED.exec(between.slice(line))?.[0].length ?? 0));
  const title = between.search(/\s::/);
  if (title >= 0) return block.to + title;
  if (isGap(block) && isGap(next) && !isAsked) return null;
  return block.to + (/^[.?!]*/.exec(between)?.[0].length ?? 0);
}

/** Lists the places where questions end, in their order. */
function listEnds(text: string, blocks: readonly GiftBlock[]): number[] {
  const ends: number[] = [];
  let place = 0;
  for (const { index } of text.matchAll(ENDS)) {
    while ((blocks[place]?.to ?? text.length) <= index) place += 1;
    const block = blocks[place];
    if (!block || index <= block.from) ends.push(index);
  }
  const within = blocks.flatMap((block, at) => {
    const next = blocks[at + 1];
    return next ? (findEnd(text, block, next) ?? []) : [];
  });
  return [...new Set([...ends, ...within])].sort((a, b) => a - b);
}

/** Splits a file into its questions, whether or not empty lines are between them. */
export function splitParts(text: string): GiftPart[] {
  const { sure, others } = findBlocks(text);
  const ends = [...listEnds(text, sure), text.length];
  const all = [...sure, ...others].sort((a, b) => a.from - b.from);
  const isSure = new Set(sure);
  let from = 0;
  let place = 0;
  return ends.map((to) => {
    const inside: GiftBlock[] = [];
    for (; (all[place]?.from ?? to) < to; place++) if (all[place]) inside.push(all[place] as GiftBlock);
    const own = inside.filter((block) => isSure.has(block));
    // A block without a sign is an answer where it is the only one.
    const blocks = own.length > 0 || inside.length > 1 ? own : inside;
    const part = {
      text: text.slice(from, to),
      blocks: blocks.map((block) => ({ ...block, from: block.from - from, to: block.to - from })),
    };
    from = to;
    return part;
  });
}
