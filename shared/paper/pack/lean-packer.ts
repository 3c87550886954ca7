import { type OpenPage, toQuarter } from './open-page.ts';
import { PagePacker } from './page-packer.ts';

/** The shares of the space between blocks that are tried, the largest first. */
const SHARES = [0.9, 0.8, 0.7, 0.6, 0.5] as const;
/** A last page that is filled to no more than this share is not worth a sheet. */
const LITTLE = 1 / 4;

/** Returns a packer that sets all blocks a little closer where the last page holds little, if that page is saved so. */
export const toLeanPacker = (Pages: typeof PagePacker = PagePacker): typeof PagePacker =>
  class extends Pages {
    override pack(from: number, to: number): OpenPage[] {
      const pages = super.pack(from, to);
      if (!this.endsWithLittle(pages)) return pages;
      const closer = SHARES.map((share) => this.packCloser(share, from, to));
      return closer.find(({ length }) => length < pages.length) ?? pages;
    }

    private endsWithLittle(pages: readonly OpenPage[]): boolean {
      const [last, block] = [pages.at(-1), this.blocks.at(-1)];
      if (pages.length < 2 || !last || !block) return false;
      return !last.isFull && last.height <= LITTLE * this.pages.getRoom(block);
    }

    private packCloser(share: number, from: number, to: number): OpenPage[] {
      const blocks = this.blocks.map((block) => ({
        ...block,
        spaceBefore: toQuarter(block.spaceBefore * share),
      }));
      return new Pages(blocks, this.pages).pack(from, to);
    }
  };
