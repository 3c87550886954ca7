import type { KindFacts } from '../parts/facts.ts';

export const facts = {
  label: 'Worksheet',
  one: 'A worksheet',
  purpose: 'Questions, directions and room to write',
  defaultTitle: 'Untitled Worksheet',
  part: 'question',
  firstStep: 'Add your first question',
  hasItems: true,
  isDrawnUnmeasured: true,
  hasAnswerKey: true,
  largePrintHint:
    'Publishes a second PDF at 150 %, with the same items and numbers. Your own sizes stay as they are.',
  stickerWarning: null,
  sheetLimit: 60,
} as const satisfies KindFacts;
