/** Marks an editor that takes the place of its field: whoever wrote there is still in the same field. */
export const TAKES_OVER = 'data-takes-over';

/** Tells whether the focus only moved from a field to its editor. */
export const staysInField = ({ target }: FocusEvent): boolean =>
  target instanceof Element && target.hasAttribute(TAKES_OVER);
