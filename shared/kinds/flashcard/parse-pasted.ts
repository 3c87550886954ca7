import { uniq } from 'es-toolkit';
import Papa from 'papaparse';
import { readAnkiRows } from '../../text/anki-text.ts';
import { cleanTypedText } from '../../text/clean-text.ts';
import { hasRuleBelowHeading, isHeadingRow } from '../../text/heading-row.ts';
import { parseRows } from '../../text/parse-rows.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { RICH_LIMIT } from '../../text/rich-text.ts';
import { escapeFormula, unescapeFormula } from '../../text/spreadsheet-formula.ts';
import { stripTags } from '../../text/strip-tags.ts';
import type { Card } from '../parts/card-schema.ts';
import { type CellSeparator, type RowSeparator, splitRows } from './separators.ts';

/** A pasted row, as the card that it would make. */
export interface PastedCard {
  /** The number of the row as it was pasted, from 1. */
  readonly row: number;
  readonly term: string;
  readonly definition: string;
  /** The deck, or an earlier row, has it already. */
  readonly duplicate: boolean;
}

export interface Pasted {
  /** The first row, if it is a heading and no card; null otherwise. */
  readonly heading: Pick<PastedCard, 'term' | 'definition'> | null;
  readonly cards: readonly PastedCard[];
  /** What Anki says of its notes that no card has: the name of the deck, tags. */
  readonly leftOut: readonly string[];
}

const cleanCell = (text: string): string =>
  cleanTypedText(unescapeFormula(stripTags(text).trim()).trim(), RICH_LIMIT).trim();

function toSides(row: readonly string[]): string[] {
  const [term = '', ...more] = row.map(cleanCell);
  return [term, cleanTypedText(more.filter((cell) => cell !== '').join('\n'), RICH_LIMIT).trim()];
}

const toCardIdentity = (term: string, definition: string): string =>
  `${term.toLocaleLowerCase()}\n${definition.toLocaleLowerCase()}`;

const isFilled = ([term, definition]: readonly string[]): boolean => Boolean(term || definition);

interface PasteOptions {
  /** The first row is a heading; absent where that is to be guessed. */
  readonly hasHeading?: boolean | undefined;
  /** The rows are words of a game, of which none is a number with a dot. */
  readonly areWords?: boolean;
  /** What stands between the sides of a card, and between two cards; guessed where it is absent. */
  readonly separators?: { readonly cell: CellSeparator; readonly row: RowSeparator } | undefined;
}

/** The number that a word processor puts before the entry of a list. */
const LISTED = /^\s*\(?(\d{1,3})[.)][\t ]\s*/;

/** Strips the numbers of a list that counts from 1. */
function stripNumbers(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isList = lines.length > 0 && lines.every((line, at) => Number(LISTED.exec(line)?.[1]) === at + 1);
  return isList ? lines.map((line) => line.replace(LISTED, '')).join('\n') : text;
}

/**
 * Parses the cards of a pasted table or list: from a spreadsheet, a Word table, Quizlet's export, CSV or TSV,
 * or lines such as "term – definition", numbered or not. Without `hasHeading` it guesses whether the first
 * row is a heading: a Markdown table has one, others if the row reads like one. Empty rows are left out.
 * Columns beyond the second become further lines of the definition.
 */
export function parsePastedCards(
  text: string,
  deck: readonly Card[],
  { hasHeading, areWords = false, separators }: PasteOptions = {},
): Pasted {
  const whole = text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
  const plain = areWords ? stripNumbers(whole) : whole;
  const rows = separators ? splitRows(plain, separators.cell, separators.row) : parseRows(plain);
  const [first = []] = rows;
  const isHeading = hasHeading ?? (hasRuleBelowHeading(plain) || isHeadingRow(first.map(cleanCell)));
  const [term = '', definition = ''] = toSides(first);
  return {
    heading: isHeading && isFilled([term, definition]) ? { term, definition } : null,
    cards: toPastedCards(isHeading ? rows.slice(1) : rows, deck),
    leftOut: separators ? [] : listSettings(plain),
  };
}

function listSettings(text: string): string[] {
  const found = readAnkiRows(text);
  return uniq([...(found?.settings ?? []), ...(found?.rows.flatMap(({ settings }) => settings) ?? [])]);
}

function toPastedCards(rows: readonly (readonly string[])[], deck: readonly Card[]): PastedCard[] {
  const known = new Set(
    deck.map((card) => toCardIdentity(toPlainText(card.term).trim(), toPlainText(card.definition).trim())),
  );
  return rows
    .map(toSides)
    .filter(isFilled)
    .map(([term = '', definition = ''], at) => {
      const key = toCardIdentity(term, definition);
      const duplicate = known.has(key);
      known.add(key);
      return { row: at + 1, term, definition, duplicate };
    });
}

/**
 * Converts the deck to a CSV file that spreadsheets open with correct accents and without running any
 * formula.
 */
export const toCsv = (deck: readonly Card[]): string =>
  `\uFEFF${Papa.unparse([
    ['term', 'definition'],
    ...deck.map((card) => [toPlainText(card.term), toPlainText(card.definition)].map(escapeFormula)),
  ])}\r\n`;

/**
 * Converts cards to rows with tabs between their cells, as spreadsheets copy them: without a heading, and without running
 * any formula. Our own lists read them back.
 */
export const toTable = (cards: readonly Card[]): string =>
  Papa.unparse(
    cards.map((card) => [toPlainText(card.term), toPlainText(card.definition)].map(escapeFormula)),
    { delimiter: '\t', newline: '\n' },
  );
