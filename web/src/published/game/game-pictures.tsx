import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import { PICTURE_SETUP } from '#shared/kinds/bingo/published-game.ts';
import type { GameWord, PublishedGame } from '#shared/kinds/bingo/published-game-schema.ts';
import { locateStudyCards, type StudyCard, type StudyPlace } from '#shared/kinds/flashcard/study-copy.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import type { OpenPdf } from '../pdf/pdf.ts';
import { runWhileSeen } from '../pdf/run-while-seen.ts';
import { usePdf } from '../pdf/use-pdf.ts';

interface Pictures {
  readonly pdf: OpenPdf;
  readonly cards: readonly StudyCard[];
}

/** The source of a game's pictures; null before it has loaded, or without pictures. */
export const GamePictures = createContext<Pictures | null>(null);

/** Returns the pictures of a game from their PDF. */
export function usePictures(url: string | null, game: PublishedGame | undefined, paper: PaperSize) {
  const pdf = usePdf(url).data?.pdf ?? null;
  return useMemo(() => {
    if (!pdf || !game) return null;
    const ofWords = game.words.filter(({ pictures }) => pictures !== null).length;
    const count = ofWords + (game.free_picture ? 1 : 0);
    return { pdf, cards: locateStudyCards(count, PICTURE_SETUP, paper) };
  }, [pdf, game, paper]);
}

interface GamePictureProps {
  readonly word: GameWord;
  readonly of: 'word' | 'clue';
}

/**
 * Renders the picture of a word or of its clue, with its description where there are no words; nothing
 * without a picture.
 */
export function GamePicture({ word, of }: GamePictureProps) {
  const pictures = useContext(GamePictures);
  const shown = word[of];
  const card = word.pictures === null ? undefined : pictures?.cards[word.pictures];
  if (!pictures || !card || !shown || shown.alt === null) return null;
  const name = shown.text ? { 'aria-hidden': true } : { role: 'img', 'aria-label': shown.alt || 'Picture' };
  return <Drawing pdf={pictures.pdf} place={of === 'word' ? card.term : card.definition} name={name} />;
}

interface DrawingProps {
  readonly pdf: OpenPdf;
  readonly place: StudyPlace;
  readonly name: object;
}

function Drawing({ pdf, place, name }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(
    () =>
      runWhileSeen(async (signal) => {
        const [{ drawPart }, page] = await Promise.all([import('../pdf/pdf.ts'), pdf.page(place.page)]);
        if (!signal.aborted && canvas.current)
          await drawPart(page, place, { canvas: canvas.current, signal });
      }),
    [pdf, place],
  );
  return <canvas {...name} ref={canvas} className="game-picture pdf-canvas" />;
}
