declare module 'wawoff2' {
  /** A TrueType font as WOFF2. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
}
