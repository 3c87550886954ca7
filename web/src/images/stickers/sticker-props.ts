import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import type { SheetGrid } from '../../document/sheet-grid.ts';

/** One sticker, and the sheets of its document. */
export interface StickerBoxProps {
  /** The sticker, its lengths in px of the sheet that shows it. */
  readonly image: ImageAttachment;
  /** The sticker as the document has it. */
  readonly stored: ImageAttachment;
  readonly index: number;
  readonly sheets: SheetGrid;
  readonly zoom: number;
  readonly isOpen: boolean;
  /** Announces something to screen readers. */
  readonly onSay: (words: string) => void;
}
