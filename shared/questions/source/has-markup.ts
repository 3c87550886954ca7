const MARKUP = /<[a-z/!][^<>]{0,2000}>|&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,6});/i;

/** Tells whether a text has markup of HTML in it. */
export const hasMarkup = (text: string): boolean => MARKUP.test(text);
