import { isEqual } from 'es-toolkit';

/** Tells whether data is still that of a new item, whatever its seed. */
export const isAsMade = <Data extends { readonly shuffle_seed: number }>(data: Data, made: Data): boolean =>
  isEqual({ ...data, shuffle_seed: made.shuffle_seed }, made);
