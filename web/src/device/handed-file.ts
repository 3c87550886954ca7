let handed: File | null = null;

/** A file that one page of the site hands to the next, as the start page does to the editor. */
export const handedFile = {
  give(file: File): void {
    handed = file;
  },
  /** Returns the file, once; null where none was handed on. */
  take(): File | null {
    const file = handed;
    handed = null;
    return file;
  },
};
