/** The most a document may hold; a refusal names the limit. */
export const LIMITS = {
  items: 500,
  studentFields: 12,
  studentFieldCharacters: 60,
  filenameCharacters: 255,
  otherCharacters: 255,
  occupationCharacters: 255,
  imageNameCharacters: 255,
  searchCharacters: 200,
  /** The length of the name that users give themselves. */
  userNameCharacters: 80,
  stickers: 200,
  subjects: 3,
  /** Bytes of the document as JSON. */
  bytes: 4 * 1024 * 1024,
  /** Objects within objects, before any schema looks at them. */
  depth: 40,
  /** Objects and lists in all. A document has a hundred thousand at most, and wrong ones can be two bytes each. */
  parts: 250_000,
} as const;

/** Says in words that a document has too many parts. A function, because formatting a number loads the locales. */
export const describeTooManyParts = () => `has more than ${LIMITS.parts.toLocaleString('en-US')} parts`;

/** Tells whether the document takes more bytes as JSON than allowed. */
export const isTooLarge = (document: object): boolean =>
  new TextEncoder().encode(JSON.stringify(document)).byteLength > LIMITS.bytes;
