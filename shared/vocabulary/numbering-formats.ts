/** The numbering formats by id; 9 to 13 are premium. */
export const NUMBERING_FORMATS = [
  { sample: '1', premium: false },
  { sample: '1)', premium: false },
  { sample: '1.', premium: false },
  { sample: '(1)', premium: false },
  { sample: 'A.', premium: false },
  { sample: 'A)', premium: false },
  { sample: 'a.', premium: false },
  { sample: 'a)', premium: false },
  { sample: '(a)', premium: false },
  { sample: 'I.', premium: true },
  { sample: 'i.', premium: true },
  { sample: 'Q1.', premium: true },
  { sample: '①', premium: true },
  { sample: 'Question 1', premium: true },
] as const;
export const DEFAULT_NUMBERING_FORMAT = 2;
