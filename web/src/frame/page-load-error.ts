/** The code of a page did not arrive, as without a connection or after an update. A browser asks for it once alone. */
export class PageLoadError extends Error {
  constructor() {
    super('This page could not be fetched. Check your connection, then reload.');
  }
}
