/** A fenced block of a page that names a file: the file's whole text, or a change to it as a diff. */
export interface CodeBlock {
  readonly language: string;
  /** The path of the file, from the project's folder. */
  readonly file: string;
  readonly text: string;
}

const FENCED = /^```(\w+) (\S+)\n(.*?)^```$/gms;

/** Reads the blocks of a Markdown page that name a file, in their order. */
export const readBlocks = (page: string): CodeBlock[] =>
  [...page.matchAll(FENCED)].map(([, language = '', file = '', text = '']) => ({ language, file, text }));

/**
 * Returns the file's text with the block in it. A diff replaces the only place where its unmarked and removed lines
 * stand one after the other; throws when there is none, or more than one.
 */
export function applyBlock({ language, text }: CodeBlock, before: string): string {
  if (language !== 'diff') return text;
  const lines = text.split(/(?<=\n)/);
  const takeLines = (signs: string) =>
    lines
      .filter((line) => signs.includes(line.charAt(0)))
      .map((line) => line.slice(1))
      .join('');
  const parts = `\n${before}`.split(`\n${takeLines(' -')}`);
  if (parts.length !== 2)
    throw new Error(`the lines of the diff stand ${parts.length - 1} times in the file`);
  return parts.join(`\n${takeLines(' +')}`).slice(1);
}
