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
/** The padding of a card of pictures, in px. */
const PADDING = 14;

/** Returns the box of the picture on its card: in the middle, no wider than its room. */
function getPictureBox(card: StudyPlace, ratio: number): StudyPlace {
  const width = Math.min(PICTURE_SIZE * ratio, card.width - 2 * PADDING);
  const height = width / ratio;
  const [left, top] = [card.left + (card.width - width) / 2, card.top + (card.height - height) / 2];
  return { page: card.page, left, top, width, height };
}

/**
 * Returns the addresses of a game's pictures by their places, each once it is drawn; they are revoked with
 * the component.
 */
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
