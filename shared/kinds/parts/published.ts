/** Describes what publishing makes of a document in addition to the usual files. */
export interface PublishedParts<Document> {
  /** Returns the document that is printed for the screen, one card on a page; null or absent without one. */
  createScreenCopy?(document: Document): object | null;
  /** Describes how the cards of a deck are printed; absent for kinds that are no deck. */
  describeDeck?(document: Document): object;
  /** Returns the game that is called on the published page; absent for kinds that are no game. */
  createPublishedGame?(document: Document): object;
}
