import type { ContentInRoom, PaperContent } from '../../paper/layout/paper-content.ts';
import type { MemoCache } from '../../paper/measure/memo-cache.ts';
import type { SheetCopy, VersionDescription } from './copies.ts';

/** Describes what draws a kind of document, or those of the kind that are `Drawn`. */
export interface KindView<Document, Drawn extends Document = Document> {
  /** Returns what a document puts on paper. With the same `reuse`, unchanged parts are the same objects as last time. */
  // A property, not a method: the compiler then tells a view that draws some documents from one that draws all.
  readonly createContent: (
    document: Drawn,
    answerKey: boolean,
    reuse?: MemoCache,
  ) => PaperContent | ContentInRoom;
  /** Returns the document with the sizes that follow from its cards; absent where every size is set by hand. */
  applySizes?(document: Document, reuse: MemoCache): Document;
  /** Counts the versions of its sheets, A to H in each difficulty; absent where there is always one. */
  countVersions?(document: Document): number;
  /** Counts the orders in which each difficulty is printed; absent where there is always one. */
  countOrders?(document: Document): number;
  /** Says what a version is, from 0; absent where there is always one. */
  describeVersion?(document: Document, version: number): VersionDescription;
  /** Returns the version, in the order of that one, on which an item is printed. */
  findVersionWith?(document: Document, id: string, version: number): number;
  /** Returns the document in one of its versions, from 0. */
  toVersion?(document: Document, version: number, reuse: MemoCache): Document;
  /** Lists the copies for a class, in the order of its list; absent where it never has one. */
  listClassCopies?(document: Document): readonly SheetCopy[];
  /** Counts the tables at the end of its key; absent where there never is one. */
  countKeyPages?(document: Document): number;
  /** Creates such a table, from 0. */
  createKeyPage?(document: Document, at: number): PaperContent;
  /** Returns the fields that only this kind has, with every size `by` times as large. */
  enlarge(document: Document, by: number, reuse: MemoCache): Partial<Document>;
}
