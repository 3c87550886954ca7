/** Names versions A to H. */
export const VERSION_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type VersionLetter = (typeof VERSION_LETTERS)[number];

/** How many versions there are without a plan. */
export const FREE_VERSIONS = 2;

/** Returns the letter of a version of a sheet, from 0: "A". */
export const getVersionLetter = (version: number): string => VERSION_LETTERS[version] ?? '';
