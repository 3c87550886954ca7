import type { ShrunkBlock } from './open-page.ts';
import { Packer, type Sheets } from './packer.ts';

export interface PageSheets extends Sheets {
  /** A head is above the blocks of the first page. */
  readonly headed: boolean;
}

/** Packs the blocks of one flow, page by page. */
export class PagePacker extends Packer {
  protected readonly pages: PageSheets;
  private mustBreak = false;

  constructor(blocks: readonly ShrunkBlock[], pages: PageSheets) {
    super(blocks, pages);
    this.pages = pages;
  }

  protected override packAt(index: number): number {
    const block = this.blocks[index] as ShrunkBlock;
    if (block.breakAfter) this.mustBreak = true;
    if (block.units.length > 0) {
      // Every page but the first begins with the block that needed it.
      const isBlank = this.page.isEmpty && !this.pages.headed;
      if (this.mustBreak && !isBlank) this.startPage(block);
      this.mustBreak = false;
    }
    return this.packNext(index);
  }

  /** Packs what begins with the block, which may begin on this page. Returns the index of what follows. */
  protected packNext(index: number): number {
    return super.packAt(index);
  }
}
