let handed: readonly File[] = [];

/** Files that one page of the site hands to the next, as the start page does to the editor. */
export const handedFiles = {
  give(files: readonly File[]): void {
    handed = files;
  },
  /** Returns the files, once; none where none were handed on. */
  take(): readonly File[] {
    const files = handed;
    handed = [];
    return files;
  },
};
