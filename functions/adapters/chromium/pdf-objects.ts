const END = '\nendobj\n';
/** How far before its end a PDF names the start of its table of objects. */
const TAIL = 64;
/** The length of an entry in the table of objects. */
const ENTRY = 20;
const DELETED = '0000000000 65535 f \n';

/** The place of an object in a file, with its head and its end. */
interface Place {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The objects of a PDF as Chromium writes it: one after another, none compressed, with one table at the end. They can be
 * replaced and deleted; their numbers stay.
 */
export class PdfObjects {
  readonly bytes: Buffer;
  private readonly trailer: string;
  private readonly size: number;
  /** They have the order of the file. */
  private readonly places: readonly Place[];
  private readonly byNumber: ReadonlyMap<number, Place>;
  /** New objects by their numbers; null for a deleted one. */
  private readonly changes = new Map<number, Buffer | null>();

  /** Reads the table of objects. Throws for a PDF that is written in another way. */
  constructor(bytes: Buffer) {
    this.bytes = bytes;
    const [, at] = /startxref\n(\d+)\n/.exec(bytes.toString('latin1', bytes.length - TAIL)) ?? [];
    const table = bytes.toString('latin1', Number(at ?? bytes.length));
    const [head = '', size] = /^xref\n0 (\d+)\n/.exec(table) ?? [];
    this.size = Number(size);
    this.trailer = table.slice(head.length + this.size * ENTRY, table.lastIndexOf('startxref'));
    if (!this.trailer.startsWith('trailer'))
      throw new Error('The PDF has no table of objects in one piece from 0 on');
    this.places = listPlaces(table.slice(head.length), this.size, Number(at));
    this.byNumber = new Map(this.places.map((place) => [place.number, place]));
  }

  /** Returns an object without its head and its end. Throws when there is none of this number. */
  get(number: number): Buffer {
    const place = this.byNumber.get(number);
    const change = this.changes.get(number);
    if (!place || change === null) throw new Error(`The PDF has no object ${number}`);
    return change ?? this.bytes.subarray(place.start + getHead(number).length, place.end - END.length);
  }

  /** Returns the number of the object at this offset of the file. */
  findNumberAt(offset: number): number {
    const place = this.places.findLast(({ start }) => start <= offset);
    if (!place) throw new Error(`The PDF has no object at ${offset}`);
    return place.number;
  }

  /** Returns the number of the object that the trailer calls so. */
  getRoot(): number {
    return findReference(this.trailer, 'Root');
  }

  replace(number: number, object: Buffer): void {
    this.changes.set(number, object);
  }

  delete(number: number): void {
    this.changes.set(number, null);
  }

  /** Writes the whole PDF anew. */
  write(): Buffer {
    const [first] = this.places;
    const parts = [this.bytes.subarray(0, first?.start)];
    let length = first?.start ?? 0;
    const entries = new Array<string>(this.size).fill(DELETED);
    for (const { number, start, end } of this.places) {
      const change = this.changes.get(number);
      if (change === null) continue;
      const part = change
        ? Buffer.concat([Buffer.from(getHead(number)), change, Buffer.from(END)])
        : this.bytes.subarray(start, end);
      entries[number] = `${`${length}`.padStart(10, '0')} 00000 n \n`;
      parts.push(part);
      length += part.length;
    }
    const table = `xref\n0 ${this.size}\n${entries.join('')}${this.trailer}startxref\n${length}\n%%EOF\n`;
    return Buffer.concat([...parts, Buffer.from(table, 'latin1')]);
  }
}

const getHead = (number: number): string => `${number} 0 obj\n`;

/** Lists the objects of a table. The last one ends where the table begins. */
function listPlaces(table: string, size: number, end: number): Place[] {
  const starts: { number: number; start: number }[] = [];
  for (let number = 0; number < size; number++) {
    const entry = table.slice(number * ENTRY, (number + 1) * ENTRY);
    if (entry[17] === 'n') starts.push({ number, start: Number.parseInt(entry, 10) });
  }
  starts.sort((one, other) => one.start - other.start);
  return starts.map((each, index) => ({ ...each, end: starts[index + 1]?.start ?? end }));
}

/** Returns the number of the object to which a dictionary refers by this name. Throws when there is none. */
export function findReference(dictionary: string, name: string): number {
  const [, number] = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary) ?? [];
  if (number === undefined) throw new Error(`The PDF has no ${name} where it is looked for`);
  return Number(number);
}
