import { range } from 'es-toolkit';
import { DIRECTIONS, type Direction } from './directions.ts';

/** Words by their letters, from the first to the last. */
export interface WordTree {
  readonly next: Map<string, WordTree>;
  /** The words that end here, by their places in the list. */
  readonly ends: number[];
}

const createTree = (): WordTree => ({ next: new Map(), ends: [] });

/** Plants words, each a list of letters, in a tree in which they are found letter by letter. */
export function plantWords(words: readonly (readonly string[])[]): WordTree {
  const tree = createTree();
  for (const [at, letters] of words.entries()) {
    let node = tree;
    for (const letter of letters) {
      const next = node.next.get(letter) ?? createTree();
      node.next.set(letter, next);
      node = next;
    }
    node.ends.push(at);
  }
  return tree;
}

/** A word that reads somewhere in a grid. */
export interface FoundWord {
  /** Its place in the list. */
  readonly word: number;
  /** The squares of its letters, from the first to the last. */
  readonly squares: readonly number[];
}

/** Follows the letters of one square, which may be several: "ß" is looked for as "ss". */
const follow = (tree: WordTree, letters: string): WordTree | undefined => {
  let node: WordTree | undefined = tree;
  for (const letter of letters) node = node?.next.get(letter);
  return node;
};

interface Letters {
  readonly size: number;
  /** What is looked for in each square, row by row; null where there is none. */
  readonly keys: readonly (string | null)[];
  /** True where a key of several signs is one letter of the words; else each sign is one. */
  readonly isWhole: boolean;
}

/** Lists the words of a tree that read in a grid, in each of the eight directions. */
export function findWords(tree: WordTree, letters: Letters): FoundWord[] {
  const { size, keys } = letters;
  const found: FoundWord[] = [];
  for (const [start, key] of keys.entries())
    if (key !== null && (tree.next.has(key) || key.length > 1))
      for (const direction of DIRECTIONS)
        for (const { word, length } of readFrom(start, direction, tree, letters))
          found.push({ word, squares: range(length).map((at) => start + step(direction, size) * at) });
  return found;
}

/** Returns by how much the number of a square grows in a direction. */
const step = ({ row, column }: Direction, size: number): number => row * size + column;

const NONE: never[] = [];

/** Lists the words that begin in a square and read in a direction, with how many squares they take. */
function readFrom(start: number, direction: Direction, tree: WordTree, { size, keys, isWhole }: Letters) {
  let found: { word: number; length: number }[] = NONE;
  let node: WordTree | undefined = tree;
  let row = Math.floor(start / size);
  let column = start % size;
  for (let length = 1; ; length++) {
    const key: string | null = keys[row * size + column] ?? null;
    if (key === null) return found;
    node = isWhole || key.length === 1 ? node.next.get(key) : follow(node, key);
    if (!node) return found;
    if (node.ends.length > 0) found = [...found, ...node.ends.map((word) => ({ word, length }))];
    row += direction.row;
    column += direction.column;
    if (row < 0 || row >= size || column < 0 || column >= size) return found;
  }
}
