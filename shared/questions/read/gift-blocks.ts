/** A block of answers within a text: [from, to), with its braces. */
export interface GiftBlock {
  readonly from: number;
  readonly to: number;
  readonly inside: string;
  /** False where the file lacks the closing brace. */
  readonly isClosed: boolean;
}

/** What a block of answers begins with; "{1, 2}" is a set of a text beside it. */
const SURE = /^\s*(?:$|[=~#]|(?:t|f|true|false)\s*(?:$|[#}]))|~/i;
/** What a block begins with behind a brace that nothing closes. */
const OPEN = /^\s*(?:[=~#]|(?:t|f|true|false)\s*(?:$|[#\n]))/i;
const COMMAND = /[\\\uE106][a-zA-Z]{1,25}\*?(?:\[[^\][{}\n]{0,20}\])?$/;
/** Lines before which a question ends, whatever is open. */
const BEGINS = /\n[^\S\n]*(?=\n|::|\$CATEGORY:)/g;

/** Tells whether the text behind an empty line is none of an answer: it is that of the next question. */
const goesOn = (inside: string): boolean =>
  inside
    .split(/\n[^\S\n]*\n/)
    .slice(1)
    .some((part) => /^\s*[^\s=~}#%]/.test(part));

/** Sets within one block that are looked through. */
const MOST_SETS = 50;

/** Finds each brace with the one that closes it; those of TeX are none. */
function matchBraces(text: string) {
  const open: { at: number; isTex: boolean }[] = [];
  const closing = new Map<number, number>();
  const lone: number[] = [];
  let endOfTex = -1;
  for (const { 0: sign, index: at } of text.matchAll(/[{}]/g)) {
    if (sign === '{') {
      const before = text.slice(Math.max(0, at - 50), at);
      const isTex = endOfTex === at || /(?:^|[^_])[\^_]$/.test(before) || COMMAND.test(before);
      open.push({ at, isTex });
      continue;
    }
    const opened = open.pop();
    if (opened?.isTex) endOfTex = at + 1;
    else if (opened) closing.set(opened.at, at + 1);
  }
  for (const { at, isTex } of open) if (!isTex) lone.push(at);
  return { closing, lone };
}

/** Finds where a block ends that nothing closes: at the next question, block or line that begins one. */
function findOpenEnd(text: string, from: number, next: number): number {
  const part = text.slice(from, Math.min(next, from + 20_000));
  const begins = part.search(BEGINS);
  if (begins >= 0) return from + begins;
  const lastLine = next < text.length ? part.lastIndexOf('\n') : -1;
  return from + (lastLine > 0 ? lastLine : part.length);
}

/** Finds the blocks of answers of a text whose escaped signs are out of the way; a sure one is no set within words. */
export function findBlocks(text: string): { sure: GiftBlock[]; others: GiftBlock[] } {
  const { closing, lone } = matchBraces(text);
  const starts = [...closing.keys(), ...lone].sort((a, b) => a - b);
  const sure: GiftBlock[] = [];
  const others: GiftBlock[] = [];
  let end = 0;
  // No block holds another one: the first of two lacks its closing brace.
  const isWithin = (to: number) => (at: number) => at < to && OPEN.test(text.slice(at + 1, at + 60));
  for (const [place, from] of starts.entries()) {
    if (from < end) continue;
    const closed = closing.get(from);
    const isHolding =
      closed !== undefined && starts.slice(place + 1, place + MOST_SETS).some(isWithin(closed));
    const isClosed = closed !== undefined && !isHolding && !goesOn(text.slice(from + 1, closed - 1));
    if (!isClosed && !OPEN.test(text.slice(from + 1, from + 60))) continue;
    const to = isClosed ? closed : findOpenEnd(text, from, starts[place + 1] ?? text.length);
    const inside = text.slice(from + 1, isClosed ? to - 1 : to);
    const isSure = !isClosed || SURE.test(inside);
    (isSure ? sure : others).push({ from, to, inside, isClosed });
    if (isSure) end = to;
  }
  return { sure, others };
}
