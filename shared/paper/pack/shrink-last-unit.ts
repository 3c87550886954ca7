import type { FlowBlock } from './flow.ts';
import { findRunStart, sumUnitHeights } from './keep-together.ts';
import { type ShrunkBlock, toQuarter } from './open-page.ts';

/**
 * Shrinks the last unit of a block that no page holds, in px: to fit below the headings above it, or else
 * without them. Where the unit may not shrink enough, only what must stay with it counts, or the unit alone.
 */
export function shrinkLastUnit(block: FlowBlock, page: number, above: number): ShrunkBlock {
  const shrinkableBy = toQuarter(block.shrinkableBy ?? 0);
  if (shrinkableBy === 0) return { ...block, shrunkBy: 0 };
  const last = block.units.length - 1;
  const getExcess = (unit: number, besides = 0): number => {
    const height = block.frame + sumUnitHeights(block, unit, last + 1) + besides;
    return Math.max(0, Math.ceil((height - page) * 4) / 4);
  };
  const excesses = [getExcess(0, above), ...[0, findRunStart(block, last), last].map((at) => getExcess(at))];
  const shrunkBy = excesses.find((excess) => excess <= shrinkableBy) ?? shrinkableBy;
  const units = block.units.map((unit, at) =>
    at === last ? { ...unit, height: unit.height - shrunkBy } : unit,
  );
  return { ...block, units, shrunkBy };
}
