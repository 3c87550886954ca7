/** Writes a stored name as words: "times_table" is "Times table". */
export const inWords = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
