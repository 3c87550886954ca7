/** Joins the texts that are not blank with commas. */
export const toOneLine = (texts: readonly string[]): string =>
  texts.filter((text) => text.trim() !== '').join(', ');
