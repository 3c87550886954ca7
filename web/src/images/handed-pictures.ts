let handed: ReadonlyMap<string, File> = new Map();

/** Pictures of a document that is opened from a file, by their temporary ids: its editor sends them. */
export const handedPictures = {
  give(files: ReadonlyMap<string, File>): void {
    handed = files;
  },
  /** Returns the pictures, once; none where none were handed on. */
  take(): ReadonlyMap<string, File> {
    const files = handed;
    handed = new Map();
    return files;
  },
};
