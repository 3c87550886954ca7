import { listItemBankWords, listItemLines } from '../items/item.ts';
import { foldText } from '../text/fold-text.ts';
import { toPlainText } from '../text/plain-text.ts';
import { type HandoutDocument, hasItems } from './document.ts';

/** The most characters that a search looks through in one document. */
export const FOUND_CHARACTERS = 20_000;

/** Lists the texts of a document: its title and instructions, and what its items or cards say. */
function listTexts(document: HandoutDocument): string[] {
  const title = toPlainText(document.title);
  if (hasItems(document))
    return [title, ...document.items.flatMap((item) => [...listItemLines(item), ...listItemBankWords(item)])];
  const cards = document.items.flatMap(({ term, definition, prompt }) => [term, definition, prompt]);
  return [title, ...[document.instruction.content, ...cards].map(toPlainText)];
}

/** Returns the folded words of a document, each once, by which a search finds it. */
export function listFoundWords(document: HandoutDocument): string {
  const words = listTexts(document).flatMap((text) => foldText(text).split(/\s+/));
  return [...new Set(words)].join(' ').trim().slice(0, FOUND_CHARACTERS).toWellFormed();
}
