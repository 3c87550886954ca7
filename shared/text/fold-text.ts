/** Returns the text without accents and capitals, as searches compare it: "Élan" as "elan", "Straße" as "strasse". */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase();

/** Returns the words of a search, folded. */
export const toWantedWords = (search: string): string[] => foldText(search).split(/\s+/).filter(Boolean);
