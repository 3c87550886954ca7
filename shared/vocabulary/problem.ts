/** A problem of a document, and its place: `items.3.data.number_of_columns`. */
export interface DocumentProblem {
  readonly where: string;
  readonly message: string;
}

/** The place of a problem that concerns the whole document. */
export const WHOLE = 'document';
