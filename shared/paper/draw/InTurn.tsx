import { type ReactElement, use, useLayoutEffect, useReducer, useRef } from 'react';
import { FitChangeContext } from './FitText.tsx';
import { FitTurnsContext } from './fit-turns.ts';

/**
 * Draws a part of a sheet with many texts, such as one of several bingo cards: in this task where it has time for it, else in
 * a later one, as it was until then. The layout waits meanwhile.
 */
export function InTurn({ children }: { readonly children: ReactElement }) {
  const turns = use(FitTurnsContext);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const drawn = useRef<ReactElement | null>(null);
  const isLate = useRef(false);
  const refitted = use(FitChangeContext);
  const isDrawn = drawn.current === children || turns.mayDraw();
  useLayoutEffect(() => {
    const wasLate = isLate.current;
    isLate.current = !isDrawn;
    if (!isDrawn) return turns.drawLater(drawAgain);
    drawn.current = children;
    if (wasLate) turns.report(refitted);
  });
  return (
    <>
      {isDrawn ? children : drawn.current}
      {!isDrawn && <span hidden data-unsettled="" />}
    </>
  );
}
