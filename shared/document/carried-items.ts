/**
 * The attribute that carries the items as JSON. All browsers pass it between tabs, and to one another; a format of our own
 * stays within one of them.
 */
export const ATTRIBUTE = 'data-handout-items';
export const CARRIED = new RegExp(`${ATTRIBUTE}="([^"]*)"`);

/** Tells whether the HTML of a clipboard carries items, whatever becomes of them. */
export const carriesItems = (html: string): boolean => CARRIED.test(html);
