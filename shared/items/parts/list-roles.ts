/** ARIA roles: rows of units lie between a list and its items, so these cannot be `ul` and `li`. */
export const LIST = { role: 'list' } as const;
export const LIST_ITEM = { role: 'listitem' } as const;
