import { isString } from 'es-toolkit';
import { deviceMemory } from '../device/device-memory.ts';

const KEY = 'moved-drafts';
/** How many are remembered. */
const MOST = 50;

type Move = readonly [key: string, id: string];

const isMove = (value: unknown): value is Move =>
  Array.isArray(value) && value.length === 2 && value.every(isString);
const readMoved = (): Move[] => deviceMemory.readList(KEY, isMove);

/**
 * Remembers which document of the account a draft has become: a tab that was closed before its address changed is opened again
 * at the address of the draft.
 */
export function rememberMove(key: string, id: string): void {
  const others = readMoved().filter(([moved]) => moved !== key);
  deviceMemory.write(KEY, JSON.stringify([...others, [key, id]].slice(-MOST)));
}

/** Returns the id of the document that the draft has become; null where it has become none. */
export const findMovedDraft = (key: string): string | null =>
  readMoved().find(([moved]) => moved === key)?.[1] ?? null;
