import Papa from 'papaparse';
import { plainText } from '../../text/plain-text.ts';
import { RICH_LIMIT } from '../../text/rich-text.ts';
import { typedText } from '../../text/schema.ts';
import { stripTags } from '../../text/strip-tags.ts';
import type { Card } from '../card.ts';
import { rowsOf } from './pasted-rows.ts';

/** A row of what somebody pasted, as the card that it would make. */
export interface PastedCard {
  /** From 1, as it was pasted. */
  readonly row: number;
  readonly term: string;
  readonly definition: string;
  /** The deck, or an earlier row, has it already. */
  readonly duplicate: boolean;
}

const HEADINGS = [
  ['term', 'definition'],
  ['word', 'definition'],
  ['word', 'meaning'],
  ['front', 'back'],
  ['question', 'answer'],
] as const;

/** What a spreadsheet would run as a formula, with as many quotes before it as there may be. */
const FORMULA = /^['\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;
/** A quote makes it words again in a spreadsheet; reading it back takes that quote away. */
const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const unguarded = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

const tidy = (text: string): string => typedText(unguarded(stripTags(text).trim()).trim(), RICH_LIMIT).trim();

function sidesOf(row: readonly string[]): string[] {
  const [term = '', ...more] = row.map(tidy);
  return [term, typedText(more.filter((cell) => cell !== '').join('\n'), RICH_LIMIT).trim()];
}

const isHeading = ([first = '', second = '']: readonly string[]): boolean =>
  HEADINGS.some(
    ([term, definition]) => tidy(first).toLowerCase() === term && tidy(second).toLowerCase() === definition,
  );

const sameAs = (term: string, definition: string): string =>
  `${term.toLocaleLowerCase()}\n${definition.toLocaleLowerCase()}`;

/**
 * The cards in a pasted table or list: from a spreadsheet, a Word table, Quizlet's export, CSV or TSV, or lines
 * such as "term – definition", numbered or not. A row of headings and empty rows are left out. What stands in columns beyond
 * the second goes on in the definition, a line each.
 */
export function pastedCards(text: string, deck: readonly Card[]): PastedCard[] {
  const [first = [], ...others] = rowsOf(text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, ''));
  const known = new Set(
    deck.map((card) => sameAs(plainText(card.term).trim(), plainText(card.definition).trim())),
  );
  return (isHeading(first) ? others : [first, ...others])
    .map(sidesOf)
    .filter(([term, definition]) => term || definition)
    .map(([term = '', definition = ''], at) => {
      const key = sameAs(term, definition);
      const duplicate = known.has(key);
      known.add(key);
      return { row: at + 1, term, definition, duplicate };
    });
}

/** The deck as a CSV file that spreadsheets open with their accents right, and run nothing of. */
export const cardsAsCsv = (deck: readonly Card[]): string =>
  `\uFEFF${Papa.unparse([
    ['term', 'definition'],
    ...deck.map((card) => [plainText(card.term), plainText(card.definition)].map(guarded)),
  ])}\r\n`;
