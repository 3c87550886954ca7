/** Marks a text box of one line in which Enter has nothing else to do. */
export const GOES_ON = 'data-goes-on';
