import { isRecord } from '../../is-record.ts';
import { decodeText } from '../source/decode-text.ts';
import { FILE_LIMITS } from '../source/limits.ts';
import { TOO_LARGE } from '../source/picture-files.ts';
import type { FindPicture } from '../source/picture-shelf.ts';
import { createPictureFinder } from '../source/read-zip.ts';
import { isZstandard, unpackZstandard } from '../source/unpack-zstandard.ts';

/** The pictures and sounds of a deck: entries called by numbers, whose names are in a list. */
interface Media {
  readonly names: ReadonlyMap<string, string>;
  /** The entries that were asked for. */
  readonly shown: ReadonlySet<string>;
  readonly find: FindPicture;
}

/** Reads a number in base 128, the lowest seven bits first; returns it and where it ends. */
function readVarint(bytes: Uint8Array, start: number): readonly [number, number] {
  let [value, factor, at] = [0, 1, start];
  for (; at < bytes.length && at - start < 8; at++) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * factor;
    factor *= 128;
    if (byte < 0x80) return [value, at + 1];
  }
  return [value, bytes.length];
}

/** Lists the fields of a message of protocol buffers that are texts or messages, by their numbers. */
function listFields(bytes: Uint8Array): { field: number; value: Uint8Array }[] {
  const found: { field: number; value: Uint8Array }[] = [];
  let at = 0;
  while (at < bytes.length) {
    const [key, after] = readVarint(bytes, at);
    const kind = key % 8;
    if (kind === 0) [, at] = readVarint(bytes, after);
    else if (kind === 2) {
      const [length, start] = readVarint(bytes, after);
      found.push({ field: Math.floor(key / 8), value: bytes.subarray(start, start + length) });
      at = start + length;
    } else return found;
  }
  return found;
}

/** Reads the list of the newest generation: a message for each file, whose first field is its name. */
function readPackedNames(bytes: Uint8Array): [string, string][] {
  const list = unpackZstandard(bytes, FILE_LIMITS.entryBytes);
  if (typeof list === 'string') return [];
  const entries = listFields(list).filter(({ field }) => field === 1);
  return entries.map(({ value }, place) => {
    const name = listFields(value).find(({ field }) => field === 1)?.value;
    return [String(place), name ? decodeText(name) : ''];
  });
}

function readNames(bytes: Uint8Array): [string, string][] {
  try {
    const list: unknown = JSON.parse(decodeText(bytes));
    if (!isRecord(list)) return [];
    return Object.entries(list).flatMap(([entry, name]) => (typeof name === 'string' ? [[entry, name]] : []));
  } catch {
    return [];
  }
}

const unpack = (bytes: Uint8Array): Uint8Array | string => {
  const unpacked = unpackZstandard(bytes, FILE_LIMITS.pictureBytes);
  if (typeof unpacked !== 'string') return unpacked;
  return unpacked === 'broken' ? 'Picture that is broken' : TOO_LARGE;
};

/** Reads the list of a deck's files, and creates what finds them by their names. */
export function createMedia(zip: Uint8Array, list: Uint8Array | undefined): Media {
  const listed = list ? (isZstandard(list) ? readPackedNames(list) : readNames(list)) : [];
  const names = new Map(listed);
  const entries = new Map(listed.map(([entry, name]) => [name, entry]));
  const shown = new Set<string>();
  const findEntry = createPictureFinder(zip);
  const unpacked = new Map<string, Uint8Array | string>();
  const find: FindPicture = (address) => {
    const entry = entries.get(address) ?? entries.get(decodeName(address));
    if (entry === undefined) return null;
    shown.add(entry);
    const bytes = findEntry(entry);
    if (bytes === null || typeof bytes === 'string' || !isZstandard(bytes)) return bytes;
    const known = unpacked.get(entry) ?? unpack(bytes);
    unpacked.set(entry, known);
    return known;
  };
  return { names, shown, find };
}

function decodeName(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
