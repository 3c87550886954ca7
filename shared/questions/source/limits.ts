/** The most that a file of questions may hold; what is beyond is refused by name, not cut in silence. */
export const FILE_LIMITS = {
  /** Bytes of the file itself. */
  bytes: 30 * 1024 * 1024,
  /** Entries of an archive. */
  entries: 5_000,
  /** Bytes of one entry, unpacked. */
  entryBytes: 40 * 1024 * 1024,
  /** Bytes of all entries that are read, unpacked. */
  unpackedBytes: 120 * 1024 * 1024,
  /** Elements within elements. */
  depth: 100,
  /** Elements and texts in all. */
  nodes: 500_000,
  /** Questions, cards and texts. */
  questions: 5_000,
  /** Characters of one text of a question, before it is cut for its field. */
  text: 200_000,
  /** Bytes of one picture, as for an upload. */
  pictureBytes: 5_242_880,
  /** Bytes of all pictures of a file. */
  allPictureBytes: 60 * 1024 * 1024,
  /** Different pictures of a file. */
  pictures: 1_000,
  /** Milliseconds after which reading stops. */
  time: 20_000,
} as const;
