import type { BingoLook } from '#shared/kinds/bingo/BingoCard.tsx';
import type { CardSizes } from '#shared/kinds/bingo/card-places.ts';
import type { Grid } from '#shared/kinds/bingo/deal-cards.ts';
import type { PublishedGame } from '#shared/kinds/bingo/published-game-schema.ts';
import { toShown } from '#shared/kinds/bingo/shown-words.ts';
import { type Card, card } from '#shared/kinds/parts/card-schema.ts';
import { imageAttachment } from '#shared/vocabulary/image.ts';
import { getSheetWords } from '#shared/vocabulary/sheet-words.ts';
import { documentStyle } from '#shared/vocabulary/style.ts';
import type { PictureShape } from './use-picture-addresses.ts';

/** A published game as the paper's renderer of cards takes it; a picture's id is its place in the PDF of pictures. */
export interface PrintedLook {
  readonly words: readonly Card[];
  readonly look: BingoLook;
  readonly sizes: CardSizes;
}

/** Enlarged on a screen, this can be read still: so small a word is rather than cut off. In pt. */
const LEAST_SIZE = 2;

const createPicture = (place: number, { alt, ratio }: { alt: string | null; ratio: number }) =>
  imageAttachment.parse({ id: String(place), alt: alt ?? '', ratio });

export function getPrintedLook(game: PublishedGame): PrintedLook {
  const { locale, font, color, font_size, image_size, square, square_height, top_row, squares } = game.look;
  const { free_picture, dimension, top_word } = game;
  const words = game.words.map(({ word, pictures }, at) => {
    const image = pictures === null || word.alt === null ? null : createPicture(pictures, word);
    return toShown(card.parse({ id: String(at), term: word.text, term_image: image }), squares);
  });
  const style = documentStyle.parse({ font, color, images: { size: image_size } });
  const free_space_image = free_picture && createPicture(free_picture.place, free_picture);
  return {
    words,
    look: {
      style,
      locale,
      font_size,
      dimension,
      top_word,
      free_space_image,
      least: LEAST_SIZE,
      said: getSheetWords(locale),
    },
    sizes: { square, squareHeight: square_height ?? square, topRow: top_word === '' ? 0 : top_row },
  };
}

/** Lists the pictures on a card. */
export function listCardPictures(game: PublishedGame, grid: Grid): PictureShape[] {
  const words = grid.flatMap((word) => (word === null ? [] : (game.words[word] ?? [])));
  const shapes = words.flatMap(({ word, pictures }) =>
    pictures === null || word.alt === null ? [] : [{ place: pictures, ratio: word.ratio }],
  );
  return game.free_picture ? [...shapes, game.free_picture] : shapes;
}
