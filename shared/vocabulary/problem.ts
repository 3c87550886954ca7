/** Says what is wrong with a document, and where: `items.3.data.number_of_columns`. */
export interface DocumentProblem {
  readonly where: string;
  readonly message: string;
}
