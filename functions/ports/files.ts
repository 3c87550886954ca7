/** Stores the files of published documents. */
export interface Files {
  /** Writes a file. A browser that opens a file with a `download` name saves it under that name. */
  put(key: string, bytes: Uint8Array, contentType: string, downloadName?: string): Promise<void>;
  /** Removes every file whose key starts with the prefix. */
  removeAll(prefix: string): Promise<void>;
  /** Removes the files below the prefix whose key is one that `isGone` accepts. */
  removeWhere(prefix: string, isGone: (key: string) => boolean): Promise<void>;
}

export interface FileUrls {
  /** Returns a URL under which anybody can read the file for the next ten to fifteen minutes. */
  sign(key: string): Promise<string>;
}
