import type { SqlValue } from '../source/read-sqlite.ts';

/** A table with row ids: its first column is `integer primary key`, and its rows have ascending ones. */
export interface WrittenTable {
  readonly name: string;
  readonly sql: string;
  readonly rows: readonly (readonly [number, ...SqlValue[]])[];
}

/** The size of a page in bytes; all of each page is used. */
const PAGE = 4_096;
const LEAF = { type: 13, header: 8 };
const INTERIOR = { type: 5, header: 12 };
/** The size of the header of the file, at the beginning of its first page, in bytes. */
const FILE_HEADER = 100;
/** In bytes, from the file format's own sums: the most of a row in its page, and the least where the rest is elsewhere. */
const MOST_LOCAL = PAGE - 35;
const LEAST_LOCAL = Math.floor(((PAGE - 12) * 32) / 255) - 23;
const OVERFLOW = PAGE - 4;

/** Writes a whole number in base 128, the highest seven bits first. */
function toVarint(value: number): number[] {
  const bytes = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128))
    bytes.unshift((rest % 128) + 128);
  return bytes;
}

/** Sizes of whole numbers in bytes, each with its serial type. */
const INTEGERS = [1, 2, 3, 4, 6, 8] as const;

function toInteger(value: number): { type: number; body: Uint8Array } {
  const place = INTEGERS.findIndex((size) => Math.abs(value) < 2 ** (size * 8 - 1));
  const size = INTEGERS[place] ?? 8;
  const whole = new Uint8Array(8);
  new DataView(whole.buffer).setBigInt64(0, BigInt(value));
  return { type: place + 1, body: whole.subarray(8 - size) };
}

function toField(value: SqlValue): { type: number; body: Uint8Array } {
  if (value === null) return { type: 0, body: new Uint8Array() };
  if (typeof value === 'number') return toInteger(value);
  const isText = typeof value === 'string';
  const body = isText ? new TextEncoder().encode(value) : value;
  return { type: body.length * 2 + (isText ? 13 : 12), body };
}

const join = (parts: readonly (Uint8Array | readonly number[])[]): Uint8Array => {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
};

function toRecord(values: readonly SqlValue[]): Uint8Array {
  const fields = values.map(toField);
  const types = fields.flatMap(({ type }) => toVarint(type));
  // The size of the header counts itself; a row of ours has far fewer than the hundred columns that take two bytes.
  return join([toVarint(types.length + 1), types, ...fields.map(({ body }) => body)]);
}

const toUint32 = (value: number): number[] => [24, 16, 8, 0].map((bits) => (value >>> bits) & 0xff);

/** Collects the pages of a database, the first of which is written last. */
class Pages {
  readonly pages: Uint8Array[] = [new Uint8Array(PAGE)];

  /** Adds a page; returns its number, from 1. */
  add(page: Uint8Array): number {
    return this.pages.push(page);
  }

  /** Writes the cell of a row, and the pages for what has no room in it. */
  toCell(id: number, record: Uint8Array): Uint8Array {
    const head = [...toVarint(record.length), ...toVarint(id)];
    if (record.length <= MOST_LOCAL) return join([head, record]);
    const wanted = LEAST_LOCAL + ((record.length - LEAST_LOCAL) % OVERFLOW);
    const local = wanted <= MOST_LOCAL ? wanted : LEAST_LOCAL;
    let next = 0;
    const count = Math.ceil((record.length - local) / OVERFLOW);
    for (let place = count - 1; place >= 0; place--) {
      const start = local + place * OVERFLOW;
      const page = new Uint8Array(PAGE);
      page.set(toUint32(next));
      page.set(record.subarray(start, start + OVERFLOW), 4);
      next = this.add(page);
    }
    return join([head, record.subarray(0, local), toUint32(next)]);
  }
}

type Level = typeof LEAF | typeof INTERIOR;

/** Writes a page of a tree; the first page of the file has the file's header before it. */
function toTreePage(
  { type, header }: Level,
  cells: readonly Uint8Array[],
  last: number,
  start = 0,
): Uint8Array {
  const page = new Uint8Array(PAGE);
  const view = new DataView(page.buffer);
  let end = PAGE;
  for (const [place, cell] of cells.entries()) {
    end -= cell.length;
    page.set(cell, end);
    view.setUint16(start + header + place * 2, end);
  }
  view.setUint8(start, type);
  view.setUint16(start + 3, cells.length);
  view.setUint16(start + 5, end);
  if (type === INTERIOR.type) view.setUint32(start + 8, last);
  return page;
}

/** Splits entries into runs that have room in a page each. */
function splitToPages<Entry>(
  entries: readonly Entry[],
  measure: (entry: Entry) => number,
  room: number,
): Entry[][] {
  const runs: Entry[][] = [[]];
  let used = 0;
  for (const entry of entries) {
    const size = measure(entry) + 2;
    if (used + size > room && runs.at(-1)?.length) {
      runs.push([]);
      used = 0;
    }
    runs.at(-1)?.push(entry);
    used += size;
  }
  return runs;
}

interface Child {
  readonly page: number;
  /** The greatest row id below. */
  readonly key: number;
}

const toChildCell = ({ page, key }: Child): Uint8Array => join([toUint32(page), toVarint(key)]);

/** Writes the tree of a table; returns the number of its root page. */
function writeTree({ rows }: WrittenTable, pages: Pages): number {
  // A row id is not in its row again.
  const cells = rows.map(([id, ...values]) => ({ id, cell: pages.toCell(id, toRecord([null, ...values])) }));
  let level: Child[] = splitToPages(cells, ({ cell }) => cell.length, PAGE - LEAF.header).map((run) => ({
    page: pages.add(
      toTreePage(
        LEAF,
        run.map(({ cell }) => cell),
        0,
      ),
    ),
    key: run.at(-1)?.id ?? 0,
  }));
  while (level.length > 1) {
    // One child is the last of its page, which has no cell.
    level = splitToPages(level, (child) => toChildCell(child).length, PAGE - INTERIOR.header).map((run) => ({
      page: pages.add(toTreePage(INTERIOR, run.slice(0, -1).map(toChildCell), run.at(-1)?.page ?? 0)),
      key: run.at(-1)?.key ?? 0,
    }));
  }
  return level[0]?.page ?? 0;
}

/** The header of the file, from its format: no journal, texts in UTF-8. */
function writeFileHeader(view: DataView, count: number): void {
  for (const [at, sign] of [...new TextEncoder().encode('SQLite format 3\0')].entries())
    view.setUint8(at, sign);
  view.setUint16(16, PAGE);
  for (const [at, value] of [1, 1, 0, 64, 32, 32].entries()) view.setUint8(18 + at, value);
  const numbers: Readonly<Record<number, number>> = {
    24: 1,
    28: count,
    40: 1,
    44: 4,
    56: 1,
    92: 1,
    96: 3_040_000,
  };
  for (const [at, value] of Object.entries(numbers)) view.setUint32(Number(at), value);
}

/** Writes an SQLite database of few tables, without indices, as bytes. The SQL of all tables has room in one page. */
export function writeSqlite(tables: readonly WrittenTable[]): Uint8Array {
  const pages = new Pages();
  const entries = tables.map((table, place) => {
    const { name, sql } = table;
    const record = toRecord(['table', name, name, writeTree(table, pages), sql]);
    return pages.toCell(place + 1, record);
  });
  const first = toTreePage(LEAF, entries, 0, FILE_HEADER);
  writeFileHeader(new DataView(first.buffer), pages.pages.length);
  return join([first, ...pages.pages.slice(1)]);
}
