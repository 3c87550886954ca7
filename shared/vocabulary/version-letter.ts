/** Returns the letter of a version of a sheet, from 0: "A". */
export const getVersionLetter = (version: number): string => String.fromCharCode(65 + version);
