/** The parts of an item that should not move in versions of a sheet, such as the option "None of the above". */
export interface PartsToKeep<Data> {
  /** Lists their places, from 0, as far as they still may move. */
  list(data: Data): readonly number[];
  /** Keeps parts in their places in every version. */
  keep(data: Data, places: readonly number[]): void;
}
