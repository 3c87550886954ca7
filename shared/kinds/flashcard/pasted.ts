import Papa from 'papaparse';
import { plainText } from '../../text/plain-text.ts';
import { RICH_LIMIT } from '../../text/rich-text.ts';
import { typedText } from '../../text/schema.ts';
import { stripTags } from '../../text/strip-tags.ts';
import type { Card } from '../parts/card.ts';
import { hasRuleBelowFirst, readsAsHeading } from './pasted-heading.ts';
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

export interface Pasted {
  /** What the first row says above its columns, and is no card; null where it is one. */
  readonly heading: Pick<PastedCard, 'term' | 'definition'> | null;
  readonly cards: readonly PastedCard[];
}

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

const sameAs = (term: string, definition: string): string =>
  `${term.toLocaleLowerCase()}\n${definition.toLocaleLowerCase()}`;

const isFilled = ([term, definition]: readonly string[]): boolean => Boolean(term || definition);

/**
 * The cards in a pasted table or list: from a spreadsheet, a Word table, Quizlet's export, CSV or TSV, or lines
 * such as "term – definition", numbered or not. Whether its first row is a heading is guessed where nobody says so:
 * a Markdown table has one, others where it reads like one. Empty rows are left out. What stands in columns beyond
 * the second goes on in the definition, a line each.
 */
export function pasted(text: string, deck: readonly Card[], hasHeading?: boolean): Pasted {
  const plain = text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
  const rows = rowsOf(plain);
  const [first = []] = rows;
  const isHeading = hasHeading ?? (hasRuleBelowFirst(plain) || readsAsHeading(first.map(tidy)));
  const [term = '', definition = ''] = sidesOf(first);
  return {
    heading: isHeading && isFilled([term, definition]) ? { term, definition } : null,
    cards: cardsOf(isHeading ? rows.slice(1) : rows, deck),
  };
}

function cardsOf(rows: readonly (readonly string[])[], deck: readonly Card[]): PastedCard[] {
  const known = new Set(
    deck.map((card) => sameAs(plainText(card.term).trim(), plainText(card.definition).trim())),
  );
  return rows
    .map(sidesOf)
    .filter(isFilled)
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
