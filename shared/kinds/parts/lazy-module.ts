/** A part of a view that only some documents of the kind need, loaded with the first of them. */
export interface LazyModule<Document, Part> {
  /** Tells whether what the document needs of it is loaded. */
  isReady(document: Document): boolean;
  /** Loads it, where the document needs it. */
  load(document: Document): Promise<void>;
  /** Takes it from a page that has loaded it with its own script. */
  set(part: Part): void;
  /** Returns it; null for a document that needs none, and until it has loaded. */
  get(document: Document): Part | null;
}

/** Creates a part that loads by `importPart`, once, with the first document for which `isNeeded` is true. */
export function createLazyModule<Document, Part>(
  isNeeded: (document: Document) => boolean,
  importPart: () => Promise<Part>,
): LazyModule<Document, Part> {
  let loaded: Part | null = null;
  return {
    isReady: (document) => loaded !== null || !isNeeded(document),
    load: async (document) => {
      if (isNeeded(document)) loaded ??= await importPart();
    },
    set: (part) => {
      loaded = part;
    },
    get: (document) => (isNeeded(document) ? loaded : null),
  };
}
