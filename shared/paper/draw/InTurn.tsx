import { type ReactElement, use, useLayoutEffect, useReducer, useRef } from 'react';
import { FitChangeContext } from './FitText.tsx';
import { FitTurnsContext } from './fit-turns.ts';

interface InTurnProps {
  /** What the part is laid out by: it waits for a task of its own where that is another one, and not for a letter. */
  readonly by: object;
  readonly children: ReactElement;
}

/**
 * Draws a part of a sheet with many texts, such as one of several bingo cards: in this task where it has time for it, else in
 * a later one, as it was until then. The layout waits meanwhile.
 */
export function InTurn({ by, children }: InTurnProps) {
  const turns = use(FitTurnsContext);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const drawn = useRef<InTurnProps | null>(null);
  const isLate = useRef(false);
  const refitted = use(FitChangeContext);
  const isDrawn = drawn.current?.children === children || turns.mayDraw(drawn.current?.by !== by);
  useLayoutEffect(() => {
    const wasLate = isLate.current;
    isLate.current = !isDrawn;
    if (!isDrawn) return turns.drawLater(drawAgain);
    drawn.current = { by, children };
    if (wasLate) turns.report(refitted);
  });
  return (
    <>
      {isDrawn ? children : drawn.current?.children}
      {!isDrawn && <span hidden data-unsettled="" />}
    </>
  );
}
