import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readTags } from '../paper/pdf-facts.ts';
import type { PdfPage } from '../pdf.ts';

/** A page of a key, and what a screen reader says of its filled bubbles: the letters of right options, from the top. */
export interface MarkedPage extends PdfPage {
  readonly filled: readonly string[];
}

/** Reads the filled bubbles of each page of a key. */
export async function readFilled(pdf: Uint8Array, pages: readonly PdfPage[]): Promise<MarkedPage[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  return Promise.all(
    pages.map(async (page, at) => {
      const tags = await readTags(await document.getPage(at + 1));
      return { ...page, filled: tags.flatMap(({ alt }) => /^([A-Z]) ✓$/.exec(alt ?? '')?.[1] ?? []) };
    }),
  );
}

/** Reads the answer that is written into one question of a key, as `solveQuestion` gives it; what only draws has none. */
export function readAnswer(name: string, text: string): string {
  const words = text.slice(text.indexOf(name) + name.length);
  // Its points, "/ 3" or "+ 1.5", stand between the sum and its answer.
  if (name.startsWith('Sum')) return /\* 2 (?:[/+] [\d.]+ )?(\d+)/.exec(words)?.[1] ?? '';
  if (name.startsWith('Match'))
    return [...words.matchAll(/left (\d+) of \w+ ([A-Z])(?![\w.])/g)]
      .map(([, pair = '', letter]) => `${Number(pair) + 1}${letter}`)
      .join(', ');
  if (name.startsWith('Order')) return listUnscrambled(words).join(', ');
  return [...words.matchAll(/\b(?:said|filled) \w+/g)].map(([found]) => found).join(', ');
}

/** Lists the words that stand behind their own letters in another order. */
function listUnscrambled(words: string): string[] {
  const found = words.match(/\b[a-z]{2,}\b/g) ?? [];
  const sort = (word: string | undefined) => [...(word ?? '')].toSorted().join('');
  return found.filter((word, at) => sort(word) === sort(found[at - 1]));
}
