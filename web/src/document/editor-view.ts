import type { BlockPlaces } from '#shared/paper/layout/paper-content.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';

/** Marks where a dragged item would land: before or after an item on the sheet. */
export interface DropMark {
  readonly key: string;
  readonly edge: 'top' | 'bottom';
}

/** An item that is dragged on the sheets, and where in the window it was taken, in px. */
export interface DraggedItem {
  readonly item: string;
  readonly x: number;
  readonly y: number;
}

export const SIDE_BAR_SECTIONS = [
  'print',
  'header',
  'body',
  'page',
  'word-bank',
  'versions',
  'instructions',
  'page-setup',
  'card-setup',
  'call-list',
] as const;
export type SideBarSectionId = (typeof SIDE_BAR_SECTIONS)[number];

/** Text that may be the questions of a test, and where their items go. */
export interface PastedQuestions {
  /** Empty where it is still to be pasted. */
  readonly text: RichTextValue;
  /** The place for the first item, from 0. */
  readonly at: number;
  /** The item it was pasted into, which makes way while it is empty. */
  readonly into: string | null;
  /** Puts the text where it was pasted; null where that was no field. */
  readonly pasteAsText: (() => void) | null;
}

/** Files of questions that are to be read one after the other, and where their items go. */
export interface ImportedQuestions {
  /** Empty where one is still to be chosen. */
  readonly files: readonly File[];
  /** The place for the first item, from 0. */
  readonly at: number;
}

/** The words that are to become something else. */
export interface WordsToUse {
  /** The items they are from; null takes all of the document. */
  readonly ids: readonly string[] | null;
}

/** Holds which parts of the editor are open, hovered or requested. Nothing of it is saved. */
export interface EditorView {
  openSection: SideBarSectionId | null;
  openItem: string | null;
  /** The items selected together; empty where none or only the open one is chosen. */
  selected: string[];
  /** The item where a range begins: the one chosen last by itself. */
  anchor: string | null;
  /** The words that narrow the list of items, as they were typed; empty while there is no filter. */
  search: string;
  /** The items in the list while a filter narrows it; null while it shows all. */
  filtered: readonly string[] | null;
  /** The items whose menu is open, and where, in px of the window; null while it is closed. */
  itemMenu: { readonly x: number; readonly y: number; readonly ids: readonly string[] } | null;
  /** True while the side bar is open on a screen that has no room for it. */
  drawer: boolean;
  hovered: string | null;
  /** The picture whose controls are open, by its place, such as "sticker 3". One is open at a time. */
  openPicture: string | null;
  /** The sheet in the middle of the desk, from 0. */
  sheet: number;
  /** True while Add a Sticker is open. */
  addsSticker: boolean;
  /** True while the sheets show the large-print copy. */
  large: boolean;
  /** The version that the sheets show, from 0. */
  version: number;
  /** True while the list of commands is open. */
  findsCommand: boolean;
  /** True while the saved versions are shown. */
  showsHistory: boolean;
  /** The items that were added together, while the first of them is open: what comes next goes behind the last. */
  added: readonly string[];
  /** The place for a new item while Add Item is open. */
  addAt: number | null;
  /** The pasted text that may be questions, while the dialog about it is open. */
  questions: PastedQuestions | null;
  /** The words that are to become something else, while the dialog about them is open. */
  words: WordsToUse | null;
  /** The place of a set that is made at once, while the dialog about it is open. */
  sets: { readonly at: number } | null;
  /** The part that is to be written to a file, while the dialog about it is open. */
  exports: 'questions' | 'document' | null;
  /** The files of questions, while the dialog about them is open. */
  imports: ImportedQuestions | null;
  /** The items or cards that are to be kept, while the dialog about them is open. */
  keeps: readonly string[] | null;
  /** The place for what is taken from the user's bank, from 0, while it is open. */
  bankAt: number | null;
  /** The keys of the blocks that no page can hold whole. */
  overflowing: string[];
  /** The keys of the blocks whose text is printed whole but is hard to read. */
  tight: string[];
  /** The keys of the blocks whose text a sticker covers. */
  covered: string[];
  /** The places of the blocks on the sheets; null until they are laid out. */
  places: BlockPlaces | null;
  /** The height of the head of the first page, in px. */
  headHeight: number;
  dropMark: DropMark | null;
  dragged: DraggedItem | null;
  /**
   * The item to bring into view on that side, or on both. With `focus`, its first field takes the caret. `time` tells
   * two requests for the same item apart.
   */
  reveal: { key: string; side: 'paper' | 'bar' | 'both'; focus: boolean; time: number } | null;
  /** The block that an undo or redo changed last: the desk shows it, and nothing opens. */
  changed: { key: string; time: number } | null;
}

/** Returns the view of an editor that has just been opened. */
export const createView = (isPublished: boolean): EditorView => ({
  openSection: isPublished ? 'print' : 'header',
  openItem: null,
  selected: [],
  anchor: null,
  search: '',
  filtered: null,
  itemMenu: null,
  drawer: false,
  hovered: null,
  openPicture: null,
  sheet: 0,
  addsSticker: false,
  large: false,
  version: 0,
  findsCommand: false,
  showsHistory: false,
  added: [],
  addAt: null,
  questions: null,
  imports: null,
  words: null,
  sets: null,
  exports: null,
  keeps: null,
  bankAt: null,
  dropMark: null,
  dragged: null,
  overflowing: [],
  tight: [],
  covered: [],
  places: null,
  headHeight: 0,
  reveal: null,
  changed: null,
});
