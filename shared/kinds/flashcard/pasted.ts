import Papa from 'papaparse';
import { plainText } from '../../text/plain-text.ts';
import { RICH_LIMIT } from '../../text/rich-text.ts';
import { typedText } from '../../text/schema.ts';
import { stripTags } from '../../text/strip-tags.ts';
import type { Card } from '../card.ts';

/** A row of what somebody pasted, as the card that it would make. */
export interface PastedCard {
  /** From 1, as it was pasted. */
  readonly row: number;
  readonly term: string;
  readonly definition: string;
  /** The deck, or an earlier row, has it already. */
  readonly duplicate: boolean;
}

/** What parts a term from its definition on a line of its own; a dash has space around it. */
const PARTERS = [/\t/, /\s*(?:[=–—-]+>|[→⇒])\s*/, /\s+[–—-]\s+/, /\s*=\s*/, /:\s+/, /;\s*/, /,\s*/] as const;
const TABLE = /["\t]|^[^;]*;[^;]*$|^[^,]*,[^,]*$/m;

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

/** The share of lines that have the parter; a table has it in nearly all. */
function shareOf(lines: readonly string[], parter: RegExp): number {
  return lines.filter((line) => parter.test(line)).length / lines.length;
}

/** Lines such as "el pan – bread", parted where most of them can be. */
function rowsOfLines(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const parter = PARTERS.find((one) => shareOf(lines, one) >= 0.5);
  return lines.map((line) => {
    const at = parter?.exec(line);
    return at ? [line.slice(0, at.index), line.slice(at.index + at[0].length)] : [line];
  });
}

/** A table as spreadsheets, Word and Quizlet copy it, with quotes around cells that have several lines. */
function rowsOfTable(text: string, delimiter: string): string[][] {
  const options = { delimiter, skipEmptyLines: 'greedy' } as const;
  const { data, errors } = Papa.parse<string[]>(text, options);
  if (!errors.some(({ type }) => type === 'Quotes')) return data;
  // Quotes that open or close nothing are words' own: Word and Quizlet put none around their cells.
  return Papa.parse<string[]>(text, { ...options, quoteChar: '\0' }).data;
}

/** How a file begins that was saved here: it is a table, whatever its cells look like. */
const OWN_FILE = /^term,definition\n/;

/** A cell that stands between quotes, whatever is in it. */
const QUOTED_CELL = /(?<=^|[\t,;])"(?:[^"]|"")*"(?=$|[\t,;])/gm;

function rowsOf(text: string): string[][] {
  if (OWN_FILE.test(text)) return rowsOfTable(text, ',');
  // A tab within a cell of a CSV file parts nothing.
  if (text.replace(QUOTED_CELL, '').includes('\t')) return rowsOfTable(text, '\t');
  const isQuoted = /^"|[,;]"/m.test(text);
  if (isQuoted && TABLE.test(text))
    return rowsOfTable(text, text.includes(';') && !text.includes(',') ? ';' : ',');
  return rowsOfLines(text);
}

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
 * such as "term – definition". A row of headings and empty rows are left out. What stands in columns beyond
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
