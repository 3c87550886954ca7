import { deviceMemory } from '../device/device-memory.ts';
import { EVERYTHING, LIBRARY_ORDERS, type LibraryOrder } from './find-entries.ts';

const KEY = 'library-order';

/** Returns the order in which the documents were listed last on this device. */
export function readOrder(): LibraryOrder {
  const stored = deviceMemory.read(KEY);
  return LIBRARY_ORDERS.find((order) => order === stored) ?? EVERYTHING.order;
}

/** Keeps the order on this device; nothing is stored for the usual one. */
export const rememberOrder = (order: LibraryOrder): void =>
  deviceMemory.write(KEY, order === EVERYTHING.order ? null : order);
