/**
 * Creates a search through the parts of a document, which are plain data, for one that `isFound` knows. What was found is kept by
 * object identity: a changed part of a document is another object.
 */
export function createSearch(isFound: (part: unknown) => boolean): (part: unknown) => boolean {
  const known = new WeakMap<object, boolean>();
  const search = (part: unknown): boolean => {
    if (typeof part !== 'object' || part === null) return isFound(part);
    const found = known.get(part) ?? (isFound(part) || Object.values(part).some(search));
    known.set(part, found);
    return found;
  };
  return search;
}
