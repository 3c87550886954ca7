import { chunk } from 'es-toolkit';
import { type Balancing, balanceColumns, isLongText } from './balance-columns.ts';
import type { FlowBlock } from './flow.ts';
import { OpenPage, type ShrunkBlock, type Slice } from './open-page.ts';
import { Packer } from './packer.ts';
import { PagePacker, type PageSheets } from './page-packer.ts';

/** Packs a flow in which neighbours that ask for as many columns are set side by side. */
export class StripPacker extends PagePacker {
  constructor(blocks: readonly ShrunkBlock[], pages: PageSheets) {
    super(blocks, pages);
    this.kept = blocks.map((block, at) => toKept(blocks, at, pages.getRoom(block)));
  }

  protected override packNext(index: number): number {
    const block = this.blocks[index] as ShrunkBlock;
    const end = block.units.length > 0 ? findStripEnd(this.blocks, index) : index;
    if (end === index) return super.packNext(index);
    this.placeGroup(block, index);
    this.packStrip(block, index, end);
    return end;
  }

  /** Packs the blocks [from, to) into columns side by side, which are equally high where they end. */
  private packStrip(block: ShrunkBlock, from: number, to: number): void {
    const { blocks } = this;
    const count = block.columns?.count ?? 1;
    const page = this.pages.getRoom(block);
    const fills = blocks.slice(from, to).some(({ fillsPage }) => fillsPage);
    const balancing = { count, page, flowsAlone: flowsAlone(blocks, from, to) };
    const balance = (parts: readonly Slice[] | Part[], most: number): OpenPage[] | null =>
      fills ? null : balanceColumns(blocks, parts, { ...balancing, most });
    const free = this.page.getFreeHeight(block.spaceBefore);
    const whole = balance(listWhole(blocks, from, to), free);
    if (whole) {
      this.page.placeColumns(block, whole, count, from);
      return;
    }
    const isBelow = !this.page.isAtTop;
    const columns = new Packer(
      blocks.slice(0, to),
      {
        open: (at) => (at < count ? new OpenPage(free, isBelow) : new OpenPage(page)),
        getRoom: () => page,
        most: (this.pages.most - this.done.length) * count,
      },
      blocks.map((one) => (isLongText(one) ? { ...one, flowsOn: true } : one)),
      this.lastGrouped,
    ).pack(from, to);
    const filled = chunk(columns, count);
    for (const [at, own] of filled.entries()) {
      if (at > 0) this.startPage(block);
      if (own.every(({ slices }) => slices.length === 0)) continue;
      const last = at === filled.length - 1 && !own.some(({ overflows }) => overflows);
      const even = last
        ? balance(
            own.flatMap(({ slices }) => slices),
            at === 0 ? free : page,
          )
        : null;
      this.page.placeColumns(block, even ?? own, count, from);
    }
  }
}

type Part = Pick<Slice, 'block' | 'from' | 'to'>;

const listWhole = (blocks: readonly FlowBlock[], from: number, to: number): Part[] =>
  blocks.slice(from, to).map(({ units }, at) => ({ block: from + at, from: 0, to: units.length }));

/** Tells whether one block alone stands in columns, and goes on in the next one. */
function flowsAlone(blocks: readonly FlowBlock[], from: number, to: number): boolean {
  const [first, ...others] = blocks.slice(from, to).filter(({ units }) => units.length > 0);
  return others.length === 0 && (first?.flowsAlone === true || (first !== undefined && isLongText(first)));
}

/** Returns the index behind the last block that stands beside the one at `start`; `start` where it takes the whole width. */
function findStripEnd(blocks: readonly FlowBlock[], start: number): number {
  const count = blocks[start]?.columns?.count ?? 1;
  let end = start;
  if (count === 1) return end;
  for (let at = start; at < blocks.length; at++) {
    const block = blocks[at] as FlowBlock;
    if (block.breakAfter) break;
    if (block.units.length === 0) continue;
    if ((block.columns?.count ?? 1) !== count) break;
    end = at + 1;
  }
  return end;
}

/** Returns a block as high as it is among others: one that is alone in columns is as high as these. */
function toKept(blocks: readonly ShrunkBlock[], at: number, page: number): FlowBlock {
  const block = blocks[at] as ShrunkBlock;
  if (!block.columns || block.fillsPage) return block;
  const before = blocks.slice(0, at).findLast(({ units, breakAfter }) => units.length > 0 || breakAfter);
  const begins = !before || before.breakAfter || before.columns?.count !== block.columns?.count;
  const end = begins ? findStripEnd(blocks, at) : at;
  if (end === at || !flowsAlone(blocks, at, end)) return block;
  const balancing: Balancing = { count: block.columns?.count ?? 1, most: page, page, flowsAlone: true };
  const columns = balanceColumns(blocks, listWhole(blocks, at, end), balancing);
  if (!columns) return block;
  const height = Math.max(...columns.map((column) => column.height)) - block.frame;
  return { ...block, units: [{ height, keepWithNext: false }] };
}
