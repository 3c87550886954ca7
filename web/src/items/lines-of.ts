/** Each line of a text that says something. */
export const linesOf = (text: string): string[] => text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
