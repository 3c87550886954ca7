import type { KindFacts } from '../parts/facts.ts';

export const facts = {
  label: 'Bingo',
  one: 'A set of bingo cards',
  purpose: 'A set of different cards, and the list to call from',
  defaultTitle: 'Untitled Bingo',
  part: 'word',
  firstStep: 'Add your words',
  hasItems: false,
  isDrawnUnmeasured: false,
  hasAnswerKey: false,
  storesFirstTitleAtOnce: true,
  largePrintHint:
    'Publishes a second PDF with words and pictures at 150 %, on cards of the same size, as far as they have room.',
  stickerWarning: 'Stickers print on every card. Keep them off the squares.',
  sheetLimit: 120,
} as const satisfies KindFacts;
