/** Formats a count: "1 document", "2 documents". */
export const formatCount = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
