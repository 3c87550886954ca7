import { once } from 'es-toolkit';
import { type UnzipFileInfo, unzipSync } from 'fflate';
import { FILE_LIMITS } from './limits.ts';
import { TOO_LARGE } from './picture-files.ts';
import { UnreadableFile } from './reading.ts';

/** The entries of an archive that were wanted, by their paths. */
export type Entries = ReadonlyMap<string, Uint8Array>;

/** Tells whether the bytes are those of a zip. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);

const toMegabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

/** What systems put beside the files of a package. */
const OF_SYSTEM = /(?:^|\/)(?:__MACOSX\/|\._[^/]*$|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** Calls back with each entry; nothing is unpacked where `isWanted` is false. */
function unzip(bytes: Uint8Array, isWanted: (entry: UnzipFileInfo) => boolean): Map<string, Uint8Array> {
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter: isWanted })));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('The archive is broken.', { cause: error });
  }
}

/** The folders that formats have themselves, even if nothing is beside them. */
const OF_FORMAT = /((?:^|\/))(?:word|xl|content)\/.*$/;

/** Returns the folders that both paths begin with. */
function findCommon(folder: string, path: string): string {
  let common = folder;
  while (!path.startsWith(common)) common = common.replace(/[^/]*\/$/, '');
  return common;
}

/** Finds the folder that a whole package was packed with, which is no part of its paths; "" without one. */
function findFolder(bytes: Uint8Array): string {
  let folder: string | null = null;
  let count = 0;
  unzip(bytes, ({ name }) => {
    count += 1;
    if (count > FILE_LIMITS.entries)
      throw new UnreadableFile(`The file has more than ${FILE_LIMITS.entries} entries.`);
    const own = name.replace(/[^/]*$/, '');
    if (!OF_SYSTEM.test(name)) folder = folder === null ? own : findCommon(folder, own);
    return false;
  });
  return (folder ?? '').replace(OF_FORMAT, '$1');
}

/**
 * Unpacks the wanted entries of a zip into memory; no path is ever one of a disk. A folder around all of them is left out,
 * and so is what a system put among them. Throws `UnreadableFile` where it is broken, or larger unpacked than allowed,
 * whatever sizes it claims.
 */
export function readZip(bytes: Uint8Array, isWanted: (path: string) => boolean): Entries {
  const folder = findFolder(bytes);
  let total = 0;
  const filter = ({ name, originalSize, size }: UnzipFileInfo) => {
    if (OF_SYSTEM.test(name) || name === folder || !isWanted(name.slice(folder.length))) return false;
    total += originalSize;
    // A buffer of the claimed size is all that is ever unpacked.
    if (originalSize > FILE_LIMITS.entryBytes || total > FILE_LIMITS.unpackedBytes || size > bytes.length)
      throw new UnreadableFile(
        `“${name.slice(0, 80)}” is larger than ${toMegabytes(FILE_LIMITS.entryBytes)} unpacked.`,
      );
    return true;
  };
  const entries = unzip(bytes, filter);
  return new Map([...entries].map(([name, entry]) => [name.slice(folder.length), entry]));
}

/** Returns an entry; throws `UnreadableFile` where there is none. */
export function getEntry(entries: Entries, path: string): Uint8Array {
  const entry = entries.get(path);
  if (!entry) throw new UnreadableFile(`The file has no “${path.slice(0, 80)}” in it.`);
  return entry;
}

/**
 * Creates what finds a picture of a zip by its path, and unpacks it only then; the same path is always the same bytes. It
 * returns null where there is none, or in words why it cannot be taken.
 */
export function createPictureFinder(zip: Uint8Array): (path: string) => Uint8Array | string | null {
  const found = new Map<string, Uint8Array | string | null>();
  const getFolder = once(() => findFolder(zip));
  const unpack = (path: string): Uint8Array | string | null => {
    let isTooLarge = false;
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      if (name !== getFolder() + path) return false;
      isTooLarge = originalSize > FILE_LIMITS.pictureBytes;
      return !isTooLarge;
    };
    try {
      const entry = Object.entries(unzipSync(zip, { filter })).find(
        ([name]) => name === getFolder() + path,
      )?.[1];
      return isTooLarge ? TOO_LARGE : (entry ?? null);
    } catch {
      return 'Picture that is broken';
    }
  };
  return (path) => {
    const known = found.get(path);
    if (known !== undefined) return known;
    const bytes = unpack(path);
    found.set(path, bytes);
    return bytes;
  };
}
