import type { HandwritingFont } from '#shared/items/letters/handwriting-fonts.ts';

export const FONT_LABELS: Readonly<Record<HandwritingFont, string>> = {
  'edu-hand': 'Edu Hand',
  'edu-hand-dots': 'Edu Hand Dots',
  'edu-hand-pre': 'Edu Hand Pre-cursive',
  andika: 'Andika',
  lexend: 'Lexend',
  playwrite: 'Playwrite Traditional',
  'playwrite-guides': 'Playwrite Traditional Guides',
  'playwrite-modern': 'Playwrite Modern',
  'playwrite-modern-guides': 'Playwrite Modern Guides',
  'de-grund': 'Germany: Grundschrift',
  'de-sas': 'Germany: Schulausgangsschrift',
  'fr-moderne': 'France: modern',
  'fr-trad': 'France: traditional',
  es: 'Spain',
  'gb-joined': 'United Kingdom: joined',
  mx: 'Mexico',
};
