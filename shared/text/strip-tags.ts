/** A tag as HTML writes it; "3 < 5 and 7 > 2" has none. */
const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--.*?-->/gis;

/** Removes the tags from pasted text. */
export const stripTags = (text: string): string => text.replace(TAG, '');
