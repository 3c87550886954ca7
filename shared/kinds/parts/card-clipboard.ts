import * as z from 'zod/mini';
import { toPlainText } from '../../text/plain-text.ts';
import { isEverybodys } from '../../vocabulary/drawn-pictures.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { type Card, card as cardSchema } from './card-schema.ts';

/** Holds copied cards as programs read them: a table of words, and one that carries the cards in an attribute. */
export interface CardClipboard {
  readonly text: string;
  readonly html: string;
}

const ATTRIBUTE = 'data-handout-cards';
const CARRIED = new RegExp(`${ATTRIBUTE}="([^"]*)"`);
const FORMULA = /^['\s]*[=+\-@]/;

/** Writes a text as one cell: no spreadsheet runs it, and no line break ends its row. */
const toCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text).replace(/\s+/g, ' ').trim();

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function writeCards(cards: readonly Card[]): CardClipboard {
  const rows = cards.map(({ term, definition }) =>
    [term, definition].map((side) => toCell(toPlainText(side))),
  );
  const carried = encodeURIComponent(JSON.stringify(cards));
  const cells = (row: readonly string[]) => row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
  const table = rows.map((row) => `<tr>${cells(row)}</tr>`).join('');
  return {
    text: rows.map((row) => row.join('\t')).join('\n'),
    html: `<div ${ATTRIBUTE}="${carried}"><table>${table}</table></div>`,
  };
}

const carriedCards = z.array(cardSchema).check(z.minLength(1), z.maxLength(LIMITS.items));

/** Reads cards from the HTML of a clipboard; null where it carries none that could be opened. */
export function readCards(html: string): Card[] | null {
  const carried = CARRIED.exec(html)?.[1];
  if (carried === undefined) return null;
  try {
    const parsed = carriedCards.safeParse(JSON.parse(decodeURIComponent(carried)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Takes off the uploads that a deck does not have: they may be of another account. `lost` counts them. */
export function withoutForeignUploads(
  cards: readonly Card[],
  deck: readonly Card[],
): { cards: Card[]; lost: number } {
  const own = new Set(
    deck.flatMap(({ term_image, definition_image }) => [term_image?.id, definition_image?.id]),
  );
  let lost = 0;
  const keep = (image: ImageAttachment | null) => {
    if (!image || isEverybodys(image) || own.has(image.id)) return image;
    lost += 1;
    return null;
  };
  const kept = cards.map((card) => ({
    ...card,
    term_image: keep(card.term_image),
    definition_image: keep(card.definition_image),
  }));
  return { cards: kept, lost };
}
