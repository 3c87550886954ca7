import type { Subject } from '../../vocabulary/subjects.ts';

/** Describes a kind of document. No schema and no React, so that the start page stays small. */
export interface KindFacts {
  /** Names the kind in lists, and a document without a title: "Flashcards". */
  readonly label: string;
  /** Begins a sentence about one document: "A set of flashcards". */
  readonly one: string;
  /** Tells on the start page what the kind is for. */
  readonly purpose: string;
  /** The title that a new document has until a user writes one. */
  readonly defaultTitle: string;
  /** Names what the document is made of: "question", "card", "word". */
  readonly part: string;
  /** Offers, on an empty sheet, what to add first. */
  readonly firstStep: string;
  /** The subject that most documents of the kind teach, if there is one. */
  readonly usualSubject?: Subject;
  /** Tells whether its list holds items, each with an item type; the lists of other kinds hold cards. */
  readonly hasItems: boolean;
  /** Tells whether the sheet of a new document can be drawn before anything is measured. */
  readonly isDrawnUnmeasured: boolean;
  /** Gives the document an answer key: only what can be solved has one. */
  readonly hasAnswerKey: boolean;
  /** Tells whether its published page has a study mode; absent where it has none. */
  readonly canBeStudied?: true;
  /** Stores the title of a new document on the device at once, before its other edits. */
  readonly storesFirstTitleAtOnce?: true;
  /** Explains the large-print copy below its switch. */
  readonly largePrintHint: string;
  /** Warns before a sticker is placed where it is easily cut or repeated; null where it prints once, as it lies. */
  readonly stickerWarning: string | null;
  /** The most sheets that a document may print on. */
  readonly sheetLimit: number;
}
