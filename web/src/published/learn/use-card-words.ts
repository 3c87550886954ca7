import { groupBy } from 'es-toolkit';
import { useEffect, useState } from 'react';
import type { StudyCard } from '#shared/kinds/flashcard/study-copy.ts';
import type { OpenPdf } from '../pdf/pdf.ts';
import { runWhileSeen } from '../pdf/run-while-seen.ts';

/** The words on the two sides of a card; empty where a side has a picture alone. */
export interface CardWords {
  readonly term: string;
  readonly definition: string;
}

/** Reads the words of the cards, a page of the PDF at a time; null until all are read. */
export function useCardWords(pdf: OpenPdf | null, cards: readonly StudyCard[]): readonly CardWords[] | null {
  const [words, setWords] = useState<readonly CardWords[] | null>(null);
  useEffect(() => {
    if (!pdf) return;
    return runWhileSeen(async (signal) => {
      const found = await readWords(pdf, cards, signal);
      if (!signal.aborted) setWords(found);
    });
  }, [pdf, cards]);
  return words;
}

async function readWords(
  pdf: OpenPdf,
  cards: readonly StudyCard[],
  signal: AbortSignal,
): Promise<CardWords[]> {
  const { readPartsWords } = await import('../pdf/pdf.ts');
  const words = cards.map(() => ({ term: '', definition: '' }));
  const places = cards.flatMap((card, at) =>
    (['term', 'definition'] as const).map((side) => ({ at, side, place: card[side] })),
  );
  for (const some of Object.values(groupBy(places, ({ place }) => place.page))) {
    const [first] = some;
    if (!first || signal.aborted) break;
    const page = await pdf.page(first.place.page);
    const read = await readPartsWords(
      page,
      some.map(({ place }) => place),
    );
    for (const [index, { at, side }] of some.entries()) {
      const card = words[at];
      if (card) card[side] = read[index] ?? '';
    }
  }
  return words;
}
