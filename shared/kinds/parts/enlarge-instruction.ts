import type { MemoCache } from '../../paper/measure/memo-cache.ts';
import type { WithInstruction } from './instruction.ts';

/** Returns the instructions with a font `by` times as large. */
export function enlargeInstruction(
  { instruction }: WithInstruction,
  by: number,
  reuse: MemoCache,
): WithInstruction {
  const { style } = instruction;
  const enlarged = reuse.of('large instruction', [instruction], () => ({
    ...instruction,
    style: { ...style, font_size: style.font_size * by },
  }));
  return { instruction: enlarged };
}
