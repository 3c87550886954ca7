/** The premium features, and what replaces each of them without a plan. */
export const PREMIUM_FEATURES = {
  letter_blanks: { name: 'Box and circle letter blanks', free: 'Each letter gets a line instead.' },
  numbering: { name: 'Premium numbering', free: 'Numbered 1. 2. 3. instead.' },
  red_blue: { name: 'Red and blue handwriting lines', free: 'Lines in one color instead.' },
  versions: { name: 'More than two versions', free: 'Versions A and B alone.' },
  font: { name: 'Premium fonts', free: 'A free font of the same kind instead.' },
  image: { name: 'Premium images', free: 'They are taken out.' },
  private: { name: 'Private documents', free: 'Public instead: anyone can find, open and print it.' },
} as const;
export type PremiumFeature = keyof typeof PREMIUM_FEATURES;
