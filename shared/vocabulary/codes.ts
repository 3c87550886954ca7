/** The target of a code to scan: the published document, its answer key, a deck's cards on the screen. */
export const CODE_TARGETS = ['page', 'key', 'study'] as const;
export type CodeTarget = (typeof CODE_TARGETS)[number];

/** The carrier of a code: the sheet of the students, or the answer key. */
export const CODE_PAPERS = ['sheet', 'key'] as const;
export type CodePaper = (typeof CODE_PAPERS)[number];

/** Returns the address of a published document: "https://handout.example/d/abc". */
export const getPublishedAddress = (site: string, id: string): string => `${site}/d/${id}`;

/** Returns the address to which a code leads, from that of the published document. */
export const getCodeAddress = (published: string, target: CodeTarget): string =>
  target === 'page' ? published : `${published}?${target}`;

/** Reads which part of a published document a visitor wants, from the address's query. */
export const readCodeTarget = (query: string): CodeTarget =>
  CODE_TARGETS.find((target) => new URLSearchParams(query).has(target)) ?? 'page';
