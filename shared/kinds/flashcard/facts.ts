import type { KindFacts } from '../parts/facts.ts';

export const facts = {
  label: 'Flashcards',
  one: 'A set of flashcards',
  purpose: 'Cards with two sides, to cut out and to learn from',
  defaultTitle: 'Untitled Flashcards',
  part: 'card',
  usualSubject: 'Vocabulary',
  firstStep: 'Add your first card',
  hasItems: false,
  isDrawnUnmeasured: true,
  hasAnswerKey: false,
  canBeStudied: true,
  largePrintHint:
    'Publishes a second PDF with words and pictures at 150 %, on cards of the same size, as far as they have room.',
  stickerWarning:
    'Stickers print once per page, not on each card. Use Add an Image to put a picture on a card.',
  sheetLimit: 1000,
} as const satisfies KindFacts;
