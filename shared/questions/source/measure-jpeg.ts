/** Markers of the parts that say the size: all kinds of frames, without tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

export const isJpeg = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/**
 * Reads the size of a JPEG in px; null where it has none. The library takes seconds for a hostile one, whose parts are
 * empty and never end.
 */
export function measureJpeg(bytes: Uint8Array): { width: number; height: number; type: string } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Any number of such bytes may be before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), type: 'jpg' };
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}
