import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Sheets drawn at a time: a key that is pressed meanwhile waits for no more. */
const AT_A_TIME = 4;
/** In ms: no turn comes later, however busy the device is. */
const PATIENCE = 500;

const NOBODY: ReadonlySet<number> = new Set();

/**
 * The pages whose turn it is to be drawn: of those that wait for it, by what is asked after each drawing, a few at a
 * time while nothing else is to be done.
 */
export function useTurns(waiting: () => readonly number[]): ReadonlySet<number> {
  const [turn, setTurn] = useState(NOBODY);
  useEffect(() => {
    const next = waiting().slice(0, AT_A_TIME);
    if (next.length > 0) return whenIdle(() => setTurn(new Set(next)), PATIENCE);
    if (turn !== NOBODY) setTurn(NOBODY);
  });
  return turn;
}
