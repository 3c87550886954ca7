/** Something of an item that no question has. */
export interface UnaskedPart {
  readonly what: string;
  readonly text: string;
}
