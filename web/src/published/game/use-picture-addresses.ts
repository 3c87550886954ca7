import { useContext, useEffect, useState } from 'react';
import { PICTURE_SIZE } from '#shared/kinds/bingo/published-game.ts';
import type { StudyPlace } from '#shared/kinds/flashcard/study-copy.ts';
import type { OpenPdf } from '../pdf/pdf.ts';
import { runWhileSeen } from '../pdf/run-while-seen.ts';
import { GamePictures } from './game-pictures.tsx';

/** A picture in the PDF of pictures: its card there, and its width over its height. */
export interface PictureShape {
  readonly place: number;
  readonly ratio: number;
}

const NONE: ReadonlyMap<number, string> = new Map();
/** What a card of pictures keeps free at its edges, in px. */
const PADDING = 14;

/** Where on its card the picture itself stands: in the middle, as high as it is and no wider than its room. */
function getPictureBox(card: StudyPlace, ratio: number): StudyPlace {
  const width = Math.min(PICTURE_SIZE * ratio, card.width - 2 * PADDING);
  const height = width / ratio;
  const [left, top] = [card.left + (card.width - width) / 2, card.top + (card.height - height) / 2];
  return { page: card.page, left, top, width, height };
}

/** Addresses of these pictures of the game by their places, each once it is drawn; they end with the component. */
export function usePictureAddresses(shapes: readonly PictureShape[]): ReadonlyMap<number, string> {
  const pictures = useContext(GamePictures);
  const [addresses, setAddresses] = useState(NONE);
  useEffect(() => {
    if (!pictures) return;
    const made = new Map<number, string>();
    const end = runWhileSeen(async (signal) => {
      for (const { place, ratio } of shapes) {
        const card = pictures.cards[place]?.term;
        const blob = card && (await drawPicture(pictures.pdf, getPictureBox(card, ratio), signal));
        if (signal.aborted) return;
        if (blob) made.set(place, URL.createObjectURL(blob));
      }
      setAddresses(new Map(made));
    });
    return () => {
      end();
      setAddresses(NONE);
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
  }, [pictures, shapes]);
  return addresses;
}

async function drawPicture(pdf: OpenPdf, part: StudyPlace, signal: AbortSignal): Promise<Blob | null> {
  const [{ drawPartToBlob }, page] = await Promise.all([import('../pdf/pdf.ts'), pdf.page(part.page)]);
  return signal.aborted ? null : drawPartToBlob(page, part, part.width, signal);
}
