import type { ImageAttachment } from '#shared/document/image.ts';
import type { SheetGrid } from '../../editor/desk/sheet-grid.ts';

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
