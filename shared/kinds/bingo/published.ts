import type { PublishedParts } from '../parts/published.ts';
import { createGamePictures, createPublishedGame } from './published-game.ts';
import type { Bingo } from './schema.ts';

export const published = {
  createScreenCopy: createGamePictures,
  createPublishedGame,
} as const satisfies PublishedParts<Bingo>;
