/** Returns the key of an account's deletion. The row is there from the start of the deletion until everything else is erased. */
export const toDeletionKey = (userId: string) => ({ pk: `USER#${userId}`, sk: 'DELETION' });
