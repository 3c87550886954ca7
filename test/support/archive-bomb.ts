import { crc32, deflateRawSync } from 'node:zlib';
import { Zip, ZipDeflate, type ZipInputFile } from 'fflate';

/** Zeros, packed as an entry of a zip: `compression` 8 is deflate. */
interface PackedZeros extends Pick<ZipInputFile, 'size' | 'crc' | 'compression'> {
  readonly packed: Uint8Array<ArrayBuffer>;
}

const made = new Map<number, PackedZeros>();

/** Packs zeros by Node's own zlib, once for all archives: fflate takes seconds for each. */
function packZeros(size: number): PackedZeros {
  const zeros = Buffer.alloc(size);
  return {
    size,
    crc: crc32(zeros),
    compression: 8,
    packed: new Uint8Array(deflateRawSync(zeros, { level: 9 })),
  };
}

/** Creates a zip in which the entry `name` is so many zeros, beside other entries. */
export function createArchiveBomb(
  name: string,
  megabytes: number,
  others: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {},
): Uint8Array {
  const { packed, ...zeros } = made.get(megabytes) ?? packZeros(megabytes * 1024 * 1024);
  made.set(megabytes, { packed, ...zeros });
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [path, bytes] of Object.entries(others)) {
    const entry = new ZipDeflate(path);
    zip.add(entry);
    entry.push(bytes, true);
  }
  const bomb: ZipInputFile = { filename: name, ...zeros };
  zip.add(bomb);
  bomb.ondata?.(null, packed, true);
  zip.end();
  return new Uint8Array(Buffer.concat(parts));
}
