/**
 * Returns how many sheets are packed at most: twice the limit, so that somebody who is a little over it sees by how much, and a
 * document that is far over it holds nobody.
 */
export const getMostPacked = (sheetLimit: number): number => 2 * sheetLimit;
