import type { CSSProperties, ReactElement } from 'react';
import type { ColumnCount } from '../../vocabulary/columns.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import type { PaperSize } from '../../vocabulary/papers.ts';
import type { FallbackFontSet } from '../fonts/fallback-fonts.ts';
import type { PagePacker } from '../pack/page-packer.ts';
import type { Room } from '../pack/paginate.ts';
import type { PlacedPage } from './placed-page.ts';

/** The layout keys of the head of the first page, and of the running head of all others. */
export const HEAD_KEY = '#head';
export const RUNNING_HEAD_KEY = '#running-head';

/** The columns in which a block stands with its neighbours that ask for as many. */
export interface BlockColumns {
  readonly count: ColumnCount;
  /** What packs them. */
  readonly Packer: typeof PagePacker;
  /** A line is printed between them. */
  readonly rule: boolean;
  /** Where the first of them is. */
  readonly dir: 'ltr' | 'rtl';
}

/** A piece of the document's flow: what draws it, and how it behaves at a page's end. */
export interface PaperBlock {
  readonly key: string;
  readonly element: ReactElement;
  /** The space in px above the block, unless it begins its page. */
  readonly spaceBefore: number;
  readonly keepWithNext: boolean;
  /** Stays with the next where what is before it stays with this. */
  readonly transparent?: boolean;
  /** Draws nothing; what follows starts a page. */
  readonly breakAfter: boolean;
  /** The keys of what an editor marks one by one within it, such as the cards of a sheet. */
  readonly contains?: ReadonlySet<string>;
  /**
   * How a block is drawn off screen that takes no room: one that is static reports nothing and is not drawn; one that is
   * deferrable may report a little later, and is drawn when the browser is idle.
   */
  readonly offScreen?: 'static' | 'deferrable';
  /** The page that it begins has no running head. */
  readonly withoutHeader?: boolean;
  /** Absent where the block is as wide as the page. */
  readonly columns?: BlockColumns | undefined;
  /** Goes on in the next column where it stands alone in columns: a text, a list. */
  readonly flowsAlone?: boolean;
  /** Goes on on the next page, or in the next column, rather than begin there. */
  readonly flowsOn?: boolean;
  /** Does so by itself where it is long and would leave much of a page white. */
  readonly flowsWhenLong?: boolean;
}

export interface PaperWarning {
  readonly key: string;
  /** How a sentence goes on that begins with what it concerns. */
  readonly message: string;
  /** How a sentence begins that ends with what it concerns, where that reads better. */
  readonly lead?: string;
  /** All of it is printed, though not well. */
  readonly isPrinted?: true;
}

/** One part of a block on its sheet; lengths in px. */
export interface BlockPlace {
  readonly key: string;
  /** The index of its sheet, from 0. */
  readonly sheet: number;
  /** The distance from the upper edge of the sheet. */
  readonly top: number;
  /** The distance from the left edge of the content box, and the width, where it stands in a column. */
  readonly left?: number;
  readonly width?: number;
  readonly height: number;
  /** The distance from the beginning of the block. */
  readonly start: number;
  /** The height of what is drawn again above the part. */
  readonly repeated?: number;
  /** The height of its first rows, where the block may be parted below them. */
  readonly least?: number;
  /** The part as the layout knows it: its first unit, and where in that it begins. */
  readonly part: { readonly from: number; readonly top: number };
}

/** How the sheets of a document are moved. */
export type MovedMargin = Pick<PageMargin, 'move' | 'inset'>;

/** The places of the blocks of a document on its sheets. */
export interface BlockPlaces {
  readonly paper: PaperSize;
  /** How many times as large as the document everything is: more than 1 in large print. */
  readonly enlarge: number;
  /** The keys of all blocks, also of those that draw nothing. */
  readonly keys: ReadonlySet<string>;
  readonly places: readonly BlockPlace[];
  /** Absent where no sheet is moved. */
  readonly margin?: MovedMargin | undefined;
}

/** The result of laying out a document: its pages and its warnings. */
export interface PaperLayout {
  readonly pages: readonly PlacedPage[];
  readonly warnings: readonly PaperWarning[];
  /** The unclamped height of the head of the first page, in px; 0 without one. */
  readonly headHeight: number;
  /** The places of the blocks on the sheets, for the stickers on them. */
  readonly places: BlockPlaces;
}

/** Content that depends on the room that the heads leave: a deck's rows of cards. */
export type ContentInRoom = (room: Room) => PaperContent;

/** What a page knows that its footer may say. */
export interface PageFacts {
  /** The page by its number, from 1, and how many there are. */
  readonly page: { readonly number: number };
  readonly count: number;
  /** The credits that licences ask for; empty where there are none. */
  readonly credits: string;
  /** What is said of the copy; empty where there is one alone. */
  readonly mark: string;
  /** How many times as large as usual the texts of the margin are. */
  readonly enlarge: number;
}

/** What a document has in the margin of its sheets. */
export interface PageMargin {
  /** Returns a sticker where its moved sheet has it, or with -1 as it is stored. */
  readonly move: (image: ImageAttachment, by: 1 | -1) => ImageAttachment;
  /** Returns what the style of a sheet, from 0, has in addition. */
  readonly getStyle: (sheet: number) => CSSProperties;
  /** The px by which the content box begins lower and ends higher than usual. */
  readonly inset: number;
  /** Drawn around the content. */
  readonly frame: ReactElement | null;
  /** Draws what a page says at its foot instead of the title and its number. */
  readonly footer: ((facts: PageFacts) => ReactElement) | null;
}

/** The content that a kind of document gives the paper to draw. */
export interface PaperContent {
  readonly blocks: readonly PaperBlock[];
  /** True where all blocks take their room in the flow, so that more may follow; false for sheets of cards. */
  readonly isOneFlow?: boolean;
  /** The head above the first page's blocks. */
  readonly head: ReactElement | null;
  /** The head above every other page's blocks. */
  readonly runningHead: ReactElement | null;
  /** Sheets that a document of the kind may have. */
  readonly sheetLimit: number;
  /** The fallback fonts that the texts need in addition to the document's fonts. */
  readonly fallbackFonts: FallbackFontSet;
  /** A small text in the margin, printed once there is more than one page. */
  readonly footer: string;
  /** Absent where the margin is as every document has it. */
  readonly margin?: PageMargin;
  /** Makes a packer one that saves a last page with little on it; absent where pages end as they do. */
  readonly toLean?: ((Pages?: typeof PagePacker) => typeof PagePacker) | undefined;
  /** Pictures over the sheets, each on the sheet that it names. */
  readonly stickers: readonly ImageAttachment[];
  /** True where a sticker moves and grows with its block, and must leave its text to be read. */
  readonly stickersStandOnBlocks?: boolean;
}
