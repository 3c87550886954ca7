/** The bullet or number that a word processor puts before a list's entry, with the tab behind it. */
const MARK = /^\s*(?:[•·▪◦‣○●■□§*–-]|\(?(?:\d{1,3}|[a-z])[.)])\t\s*/i;

/** Splits pasted text into entries: its lines, and the cells of a table. */
export const splitEntries = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .flatMap((line) => line.replace(MARK, '').split('\t'))
    .filter((entry) => entry.trim() !== '');
