import { UnreadableFile } from './reading.ts';

/** A value of a row: null, a number, a text or bytes. */
export type SqlValue = null | number | string | Uint8Array;

const PAGE_TYPES = { interior: 5, leaf: 13 } as const;
const MOST_ROWS = 200_000;
const DEPTH = 30;
const broken = (): never => {
  throw new UnreadableFile('Its database is broken.');
};

/**
 * Reads the tables of an SQLite database from its bytes, without running any of its SQL. Only what decks need is
 * known: tables with row ids. Throws `UnreadableFile` where a page is not what it should be.
 */
export class SqliteFile {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #pageSize: number;
  readonly #usable: number;

  constructor(bytes: Uint8Array) {
    const magic = new TextDecoder('latin1').decode(bytes.subarray(0, 15));
    if (magic !== 'SQLite format 3') broken();
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const size = this.#view.getUint16(16);
    this.#pageSize = size === 1 ? 65_536 : size;
    this.#usable = this.#pageSize - (bytes[20] ?? 0);
    if (this.#pageSize < 512 || this.#usable < 480) broken();
  }

  /** Lists the rows of a table, in the order of their ids; none where there is no such table. */
  listRows(table: string): SqlValue[][] {
    const schema = this.#listTree(1);
    const entry = schema.find(([type, name]) => type === 'table' && name === table);
    const root = entry?.[3];
    return typeof root === 'number' ? this.#listTree(root) : [];
  }

  #listTree(root: number): SqlValue[][] {
    const rows: SqlValue[][] = [];
    const seen = new Set<number>();
    const visit = (page: number, depth: number) => {
      if (seen.has(page) || depth > DEPTH) broken();
      seen.add(page);
      const start = this.#findPage(page);
      const header = page === 1 ? start + 100 : start;
      const type = this.#view.getUint8(header);
      const count = this.#view.getUint16(header + 3);
      const cells = header + (type === PAGE_TYPES.interior ? 12 : 8);
      if (type !== PAGE_TYPES.interior && type !== PAGE_TYPES.leaf) broken();
      for (let at = 0; at < count; at++) {
        const cell = start + this.#view.getUint16(cells + at * 2);
        if (type === PAGE_TYPES.interior) visit(this.#view.getUint32(cell), depth + 1);
        else rows.push(this.#readRow(cell));
        if (rows.length > MOST_ROWS) throw new UnreadableFile(`It has more than ${MOST_ROWS} rows.`);
      }
      if (type === PAGE_TYPES.interior) visit(this.#view.getUint32(header + 8), depth + 1);
    };
    try {
      visit(root, 0);
    } catch (error) {
      if (error instanceof RangeError) broken();
      throw error;
    }
    return rows;
  }

  #findPage(page: number): number {
    const start = (page - 1) * this.#pageSize;
    if (page < 1 || start + this.#pageSize > this.#bytes.length) broken();
    return start;
  }

  /** Reads a number of one to nine bytes; returns it and where the next thing begins. */
  #readVarint(at: number, bytes = this.#bytes): [number, number] {
    let value = 0;
    for (let place = 0; place < 9; place++) {
      const byte = bytes[at + place] ?? broken();
      if (place === 8) return [value * 256 + byte, at + 9];
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return [value, at + place + 1];
    }
    return broken();
  }

  #readRow(cell: number): SqlValue[] {
    const [size, afterSize] = this.#readVarint(cell);
    const [, start] = this.#readVarint(afterSize);
    return toValues(this.#readPayload(start, size), (at, bytes) => this.#readVarint(at, bytes));
  }

  /** Collects a row that may go on over further pages. */
  #readPayload(start: number, size: number): Uint8Array {
    if (size > this.#bytes.length) broken();
    const most = this.#usable - 35;
    if (size <= most) return this.#bytes.subarray(start, start + size);
    const least = Math.floor(((this.#usable - 12) * 32) / 255) - 23;
    const wanted = least + ((size - least) % (this.#usable - 4));
    const local = wanted <= most ? wanted : least;
    const payload = new Uint8Array(size);
    payload.set(this.#bytes.subarray(start, start + local));
    let filled = local;
    let next = this.#view.getUint32(start + local);
    while (next !== 0 && filled < size) {
      const page = this.#findPage(next);
      const part = this.#bytes.subarray(page + 4, page + 4 + Math.min(this.#usable - 4, size - filled));
      payload.set(part, filled);
      filled += part.length;
      next = this.#view.getUint32(page);
    }
    return payload;
  }
}

/** The sizes in bytes, by the type of a value: null, whole numbers, a float, 0 and 1. */
const SIZES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0] as const;

function toValues(
  payload: Uint8Array,
  readVarint: (at: number, bytes: Uint8Array) => [number, number],
): SqlValue[] {
  const [headerSize, first] = readVarint(0, payload);
  const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
  const values: SqlValue[] = [];
  let at = headerSize;
  for (let place = first; place < headerSize; ) {
    const [type, next] = readVarint(place, payload);
    const size = type < 10 ? (SIZES[type] ?? 0) : Math.floor((type - 12) / 2);
    values.push(toValue(view, type, { at, size }));
    at += size;
    place = next;
  }
  return values;
}

function toValue(view: DataView, type: number, { at, size }: { at: number; size: number }): SqlValue {
  if (type === 0) return null;
  if (type === 7) return view.getFloat64(at);
  if (type === 8 || type === 9) return type - 8;
  if (type < 10) {
    let value = view.getInt8(at);
    for (let place = 1; place < size; place++) value = value * 256 + view.getUint8(at + place);
    return value;
  }
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, size);
  return type % 2 === 1 ? new TextDecoder().decode(bytes) : bytes;
}
