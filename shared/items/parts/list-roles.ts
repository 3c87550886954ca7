/** Rows of units stand between a list and its items, so that they cannot be `ul` and `li`. */
export const LIST = { role: 'list' } as const;
export const LIST_ITEM = { role: 'listitem' } as const;
