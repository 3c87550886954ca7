/** Returns the data with fewer columns, so that enlarged text breaks no more often than before. */
export const withFewerColumns = <Data extends { readonly number_of_columns: number }>(
  data: Data,
  by: number,
): Data => ({ ...data, number_of_columns: Math.max(1, Math.floor(data.number_of_columns / by)) });
