export const PAPERS = ['letter', 'a4'] as const;
export type PaperSize = (typeof PAPERS)[number];
