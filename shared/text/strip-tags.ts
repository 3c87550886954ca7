/** A tag as HTML writes it; "3 < 5 and 7 > 2" has none. */
const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--.*?-->/gis;

/** The text without the tags that somebody pasted along. */
export const stripTags = (text: string): string => text.replace(TAG, '');
