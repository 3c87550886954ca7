import type { Card } from '#shared/kinds/parts/card-schema.ts';
import { isolate } from '#shared/text/isolate.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';

/** The most characters of a side. */
const LONGEST = 40;

/** Names a card by both its sides, the term first whatever its script: "el perro – dog". */
export const describeCard = ({ term, definition }: Pick<Card, 'term' | 'definition'>): string =>
  [term, definition]
    .map((text) => isolate(toExcerpt(text, LONGEST)))
    .filter(Boolean)
    .join(' – ');
