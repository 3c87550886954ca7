import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import type { SheetGrid } from '../../document/sheet-grid.ts';

/** One sticker, and the sheets that it stands on. */
export interface StickerBoxProps {
  readonly image: ImageAttachment;
  readonly index: number;
  readonly sheets: SheetGrid;
  readonly zoom: number;
  readonly isOpen: boolean;
  /** Says something to whoever does not see it. */
  readonly onSay: (words: string) => void;
}
