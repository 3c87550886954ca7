/** Tells the service worker which files the page that started it has loaded, as addresses of this site. */
export interface KeepMessage {
  readonly keep: readonly string[];
}

/** Tells whether a message of a page is a list of files under `/assets/`. */
export const isKeepMessage = (message: unknown): message is KeepMessage =>
  typeof message === 'object' &&
  message !== null &&
  'keep' in message &&
  Array.isArray(message.keep) &&
  message.keep.every(isFile);

const isFile = (address: unknown): boolean => typeof address === 'string' && address.startsWith('/assets/');
