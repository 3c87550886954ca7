import type { SheetCaption } from './definition.ts';

/**
 * Names a side, counted from 0, of so many: fronts and backs in turn, and behind them the sheet of a code, which makes their
 * number odd.
 */
export function captionSide(side: number, count: number): SheetCaption {
  if (count % 2 === 1 && side === count - 1) return { what: 'Code', more: 'to scan' };
  const more = `sheet ${Math.floor(side / 2) + 1} of ${Math.max(1, Math.floor(count / 2))}`;
  return { what: side % 2 === 1 ? 'Backs' : 'Fronts', more };
}
