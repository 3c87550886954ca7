import type { ReactElement } from 'react';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import type { FallbackFontSet } from '../fonts/fallback-fonts.ts';
import type { Room } from '../pack/paginate.ts';
import type { PlacedPage } from './placed-page.ts';

/** The keys of what stands at the head of the first page, and of every other one. */
export const HEAD_KEY = '#head';
export const RUNNING_HEAD_KEY = '#running-head';

/** A piece of the document's flow: what draws it, and how it behaves at a page's end. */
export interface PaperBlock {
  readonly key: string;
  readonly element: ReactElement;
  /** In px, unless the block begins its page. */
  readonly spaceBefore: number;
  readonly keepWithNext: boolean;
  /** Stays with the next where what is before it stays with this. */
  readonly transparent?: boolean;
  /** Draws nothing; what follows starts a page. */
  readonly breakAfter: boolean;
  /** The keys of what an editor marks one by one within it, such as the cards of a sheet. */
  readonly contains?: ReadonlySet<string>;
  /**
   * It takes no room whatever is on it, and nothing else is read off it: it is drawn only where it can be seen.
   */
  readonly isStatic?: boolean;
  /**
   * It takes no room whatever is on it, and whether that fits may be said a little later: out of sight it is drawn
   * in its turn, while nobody waits.
   */
  readonly deferrable?: boolean;
  /** The page that it begins has no running head. */
  readonly withoutHeader?: boolean;
}

export interface PaperWarning {
  readonly key: string;
  /** How a sentence goes on that begins with what it concerns. */
  readonly message: string;
  /** All of it is printed, though not well. */
  readonly isPrinted?: true;
}

/** What the paper came to: its pages, and what did not fit, in words. */
export interface PaperLayout {
  readonly pages: readonly PlacedPage[];
  readonly warnings: readonly PaperWarning[];
  /** What stands at the head of the first page, as tall as it is, in px; 0 where nothing does. */
  readonly headHeight: number;
}

/** What is drawn depends on what the heads leave of the pages: a deck's rows of cards. */
export type ContentInRoom = (room: Room) => PaperContent;

/** What a kind of document gives to be drawn. */
export interface PaperContent {
  readonly blocks: readonly PaperBlock[];
  /** Above the first page's blocks. */
  readonly head: ReactElement | null;
  /** Above every other page's blocks. */
  readonly runningHead: ReactElement | null;
  /** Sheets that a document of the kind may have. */
  readonly sheetLimit: number;
  /** What its texts need besides the document's fonts. */
  readonly fallbackFonts: FallbackFontSet;
  /** Stands small in the margin, once there is more than one page. */
  readonly footer: string;
  /** Pictures over the sheets, each on the sheet that it names. */
  readonly stickers: readonly ImageAttachment[];
}
