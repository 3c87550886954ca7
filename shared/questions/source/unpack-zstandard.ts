import { decompress } from 'fzstd';

const MAGIC = 0xfd2fb528;

export const isZstandard = (bytes: Uint8Array): boolean =>
  bytes.length >= 9 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === MAGIC;

/** Unpacks a Zstandard frame into a buffer of the size that it claims, which is all that is ever unpacked. */
export function unpackZstandard(bytes: Uint8Array, most: number): Uint8Array | 'too large' | 'broken' {
  try {
    const claimed = readClaimedSize(bytes);
    if (claimed === null || claimed > most) return 'too large';
    return decompress(bytes, new Uint8Array(claimed));
  } catch {
    return 'broken';
  }
}

/** Reads the size that a Zstandard frame says it has, unpacked; null where it says none. */
function readClaimedSize(bytes: Uint8Array): number | null {
  if (!isZstandard(bytes)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flags = bytes[4] ?? 0;
  const isSingle = (flags & 0x20) !== 0;
  const start = 5 + (isSingle ? 0 : 1) + ([0, 1, 2, 4][flags & 3] ?? 0);
  const kind = flags >> 6;
  if (kind === 0) return isSingle ? view.getUint8(start) : null;
  if (kind === 1) return view.getUint16(start, true) + 256;
  return kind === 2 ? view.getUint32(start, true) : Number(view.getBigUint64(start, true));
}
