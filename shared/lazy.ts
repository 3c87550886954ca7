/** Something that loads when it is first needed: what draws a document, or a part of a page. */
export interface Lazy<T> {
  /** The thing itself; undefined until it has loaded. */
  readonly loaded: T | undefined;
  /** Loads it, once for all who ask. A load that failed is tried again when it is asked for again. */
  load(): Promise<T>;
}

/** Creates something that `importPart` loads. */
export function createLazy<T>(importPart: () => Promise<T>): Lazy<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  const fetchPart = async (): Promise<T> => {
    try {
      loaded = await importPart();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return {
    get loaded() {
      return loaded;
    },
    load: () => {
      loading ??= fetchPart();
      return loading;
    },
  };
}
