import type { WorksheetItem } from '../../items/item.ts';
import type { MadeOfWords, WordEntry } from '../../items/parts/words.ts';
import type { Score } from '../../vocabulary/paper-words.ts';
import type { DocumentProblem } from '../../vocabulary/problem.ts';
import type { AutomaticSizes } from './automatic-sizes.ts';
import type { FurtherCopies } from './copies.ts';
import type { KindFacts } from './facts.ts';
import type { HeadText } from './head-text.ts';
import type { PremiumUse } from './premium-use.ts';

/** Names a sheet on the desk: "Fronts", "sheet 1 of 3". */
export interface SheetCaption {
  readonly what: string;
  readonly more: string;
}

type BodyMeasure = 'font_size' | 'font_space' | 'item_spacing';
/** A record may be given in part: the rest has the defaults of the schema. */
type StartFields<Document> = {
  readonly [Field in keyof Document]?: Document[Field] extends readonly unknown[]
    ? Document[Field]
    : Partial<Document[Field]>;
};

/** Describes a kind of document: everything that is known of it without its schema and without drawing it. */
export interface KindDefinition<Document> extends KindFacts {
  /** Holds the fact to the schema. */
  readonly hasItems: Document extends { readonly items: readonly WorksheetItem[] } ? true : false;
  /** The fields of a new document, as far as they differ from the defaults of the schema. */
  readonly startFields: StartFields<Document>;
  /** The measures of the body's style that are printed: Body Font Styling offers no others. */
  readonly bodyMeasures: readonly BodyMeasure[];
  /** The sizes that follow from the cards until a user sets one; absent where none does. */
  readonly automaticSizes?: AutomaticSizes<Document>;
  /** Tells whether there is anything to print. */
  hasContent(document: Document): boolean;
  /** Returns what the document lacks before its content can be used, and the field that helps; null without a lack. */
  findLack?(document: Document): DocumentProblem | null;
  /** Returns what an empty document needs, where "one" item is not enough; null otherwise. */
  findMissingContent?(document: Document): DocumentProblem | null;
  /** Names the items at these places, in words that begin a sentence. */
  describePlaces(document: Document, places: readonly number[]): string;
  /** Lists the texts that are printed above the items in addition to the title; absent where there are none. */
  listHeadTexts?(document: Document): HeadText[];
  /** Lists the premium features that only this kind of document can use, in its order. */
  listPremiumUses(document: Document): PremiumUse[];
  /** Tells whether title, student info and instructions are printed; absent where they always are. */
  printsHeader?(document: Document): boolean;
  /** Says why the head, that high in px, cannot be repeated on every page; null where it can. */
  findRepeatObstacle(document: Document, headHeight: number): string | null;
  /** Puts right, within the same edit, what hangs together across the document. */
  applyInvariants?(live: Document, before: Document, after: Document): void;
  /** Tells whether its sheets are shown in two columns on the desk; absent where they never are. */
  hasColumns?(document: Document): boolean;
  /** Counts the sheets of cards that come before what is called from; absent where there is nothing to call. */
  countCardSheets?(document: Document): number;
  /** Names a sheet, counted from 0, of so many. */
  captionSheet?(document: Document, sheet: number, count: number): SheetCaption;
  /** Tells whether two sheets in a row are the front and the back of one sheet of paper. */
  hasBacks?(document: Document): boolean;
  /** Lists the PDFs that publishing makes in addition to the usual ones: versions, from 0, and the set of a class. */
  listFurtherCopies?(document: Document): readonly FurtherCopies[];
  /** Tells whether its sheets are marked, so that a layout record is kept; absent where they never are. */
  isMarked?(document: Document): boolean;
  /** Makes the fields of a new document of a list of words; absent for kinds of which items hold them. */
  createFromWords?(words: readonly WordEntry[]): MadeOfWords<object>;
  /** Returns what one of its items earns; null where nothing, absent where points are never given. */
  findPoints?(document: Document, item: WorksheetItem): Score | null;
  /** Returns the document without the names of persons and links to its user's bank, as others may copy it; absent where it never has any. */
  removePersons?(document: Document): Document;
}
