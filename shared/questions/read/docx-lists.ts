import { findSymbolFont, readSymbols } from '../../text/symbol-fonts.ts';
import type { Span } from '../inline.ts';
import { formatCount, isNumberFormat } from '../list-counts.ts';
import { findAllElements, findElement, listElements, type XmlElement } from '../source/xml-tree.ts';
import { findAskedLevels } from './asked-levels.ts';
import { getShown } from './docx-forms.ts';
import { getValue, type WordStyles } from './docx-styles.ts';

/** One level of a list: how its entries are counted. */
interface Level {
  readonly format: string;
  readonly start: number;
  /** What stands before an entry, with the numbers of levels in it: "%1.%2". */
  readonly pattern: string;
  /** The entry's sign, where it is no number: that of a bullet. */
  readonly sign: string;
  /** Levels above this place begin the count anew; 0 where none does. */
  readonly restart: number;
  /** The style whose paragraphs are entries of this level. */
  readonly style: string | undefined;
}

/** A list as paragraphs name it by its id. */
interface List {
  /** Lists that are counted together have the same one. */
  readonly counts: string;
  readonly levels: ReadonlyMap<number, Level>;
  /** Where the list begins to count, at its first entry. */
  readonly overrides: ReadonlyMap<number, number>;
}

/** Boxes and ticks that say something of their entry, unlike other bullets. */
const BOX = /^[☐☑☒✓✔□]$/u;

function readSign(level: XmlElement): string {
  const text = getValue(level, 'lvlText') ?? '';
  const { ascii, hAnsi } = findElement(findElement(level, 'rPr'), 'rFonts')?.attributes ?? {};
  const font = findSymbolFont(ascii ?? hAnsi);
  const sign = font === null ? text : readSymbols(text, font);
  return BOX.test(sign) ? sign : '•';
}

const toNumber = (text: string | undefined, fallback: number): number => {
  const number = Number.parseInt(text ?? '', 10);
  return Number.isNaN(number) ? fallback : number;
};

function readLevels(parent: XmlElement): Map<number, Level> {
  return new Map(
    listElements(parent, 'lvl').map((level) => {
      const place = toNumber(level.attributes.ilvl, 0);
      return [
        place,
        {
          format: readFormat(level),
          start: toNumber(getValue(level, 'start'), 1),
          pattern: getValue(level, 'lvlText') ?? '',
          sign: readSign(level),
          restart: toNumber(getValue(level, 'lvlRestart'), place),
          style: getValue(level, 'pStyle'),
        },
      ];
    }),
  );
}

/** Newer formats stand beside an older one, in which all programs can count. */
const readFormat = (level: XmlElement): string => {
  const choice = findElement(findElement(level, 'AlternateContent'), 'Choice');
  return getValue(level, 'numFmt') ?? getValue(choice, 'numFmt') ?? 'decimal';
};

/** Reads how the lists of a document are counted, by their ids. */
function readLists(numbering: XmlElement | null, styles: WordStyles): Map<string, List> {
  if (!numbering) return new Map();
  const shapes = new Map(
    listElements(numbering, 'abstractNum').map((shape) => [shape.attributes.abstractNumId ?? '', shape]),
  );
  const shapeIds = new Map(
    listElements(numbering, 'num').map((list) => [
      list.attributes.numId ?? '',
      getValue(list, 'abstractNumId') ?? '',
    ]),
  );
  /** Follows the name of a style of lists to the shape that it has. */
  const findShape = (id: string): string => {
    const name = getValue(shapes.get(id), 'numStyleLink');
    if (name === undefined) return id;
    const linked = [...shapes].find(([, shape]) => getValue(shape, 'styleLink') === name)?.[0];
    const numbered = findElement(findElement(styles.listChain(name).at(-1), 'pPr'), 'numPr');
    return linked ?? shapeIds.get(getValue(numbered, 'numId') ?? '') ?? id;
  };
  return new Map(
    listElements(numbering, 'num').map((list) => {
      const counts = findShape(getValue(list, 'abstractNumId') ?? '');
      const shape = shapes.get(counts);
      const changed = listElements(list, 'lvlOverride');
      const overrides = changed.flatMap((level) => {
        const start = Number.parseInt(getValue(level, 'startOverride') ?? '', 10);
        return Number.isNaN(start) ? [] : [[toNumber(level.attributes.ilvl, 0), start] as const];
      });
      const levels = new Map([
        ...(shape ? readLevels(shape) : []),
        ...changed.flatMap((one) => [...readLevels(one)]),
      ]);
      return [list.attributes.numId ?? '', { counts, levels, overrides: new Map(overrides) }];
    }),
  );
}

const OTHER: Level = { format: 'decimal', start: 1, pattern: '', sign: '•', restart: 0, style: undefined };

/** The place of a paragraph in a list. */
interface Place {
  readonly id: string;
  readonly level: number;
}

/** Counts the entries of lists, and writes the label that a line of a test has: "3. ", "b) ". */
export class ListCounter {
  readonly #lists: ReadonlyMap<string, List>;
  readonly #styles: WordStyles;
  /** The last number of each level, by what its list is counted with. */
  readonly #counts = new Map<string, Map<number, number>>();
  /** The lists that have begun, each with its level. */
  readonly #begun = new Set<string>();
  /** The level whose entries are questions, by what its list is counted with; null where all are options. */
  readonly #asked: ReadonlyMap<string, number | null>;

  constructor(numbering: XmlElement | null, styles: WordStyles, document: XmlElement) {
    this.#styles = styles;
    this.#lists = readLists(numbering, styles);
    this.#asked = this.#findAsked(document);
  }

  /** Returns the label of a paragraph; null for one that is in no list. */
  label(paragraph: XmlElement): Span | null {
    const place = this.#findPlace(paragraph);
    if (!place) return null;
    const { list, level } = this.#open(place);
    const count = this.#count(place, list, level);
    if (level.format === 'bullet') return { text: `${level.sign} `, marks: [] };
    const below = place.level - (this.#asked.get(list.counts) ?? -1);
    const isInner =
      this.#asked.get(list.counts) === null && place.level === 0 && isNumberFormat(level.format);
    const text = isInner ? `(${count}) ` : formatCount(count, level.format, below);
    if (text === '') return null;
    const levels = below === 0 ? this.#findLevels(list, level) : null;
    // A heading above questions is none of them.
    return { text, marks: [], ...(below < 0 && { isEscaped: true }), ...(levels && { levels }) };
  }

  /** Returns the numbers of an entry with those of the levels above it, where they print so: "1.2"; null elsewhere. */
  #findLevels({ counts, levels }: List, { pattern }: Level): string | null {
    if (!/^%\d(?:\.%\d)+[.)]?$/.test(pattern)) return null;
    const places = [...pattern.matchAll(/%(\d)/g)].map(([, place]) => Number(place) - 1);
    const areNumbers = places.every((place) => isNumberFormat(levels.get(place)?.format ?? ''));
    const numbers = places.map((place) => this.#counts.get(counts)?.get(place));
    return areNumbers && !numbers.includes(undefined) ? numbers.join('.') : null;
  }

  #open(place: Place): { list: List; level: Level } {
    const list = this.#lists.get(place.id) ?? { counts: place.id, levels: new Map(), overrides: new Map() };
    return { list, level: list.levels.get(place.level) ?? OTHER };
  }

  #findAsked(document: XmlElement): Map<string, number | null> {
    const paragraphs = findAllElements(document, ['p']).map((paragraph) => {
      const place = this.#findPlace(paragraph);
      const text = getShown(paragraph);
      if (!place) return { text, entry: null };
      const { list, level } = this.#open(place);
      return { text, entry: { counts: list.counts, format: level.format, level: place.level } };
    });
    return findAskedLevels(paragraphs);
  }

  /** Finds the list of a paragraph: its own, or that of its style. */
  #findPlace(paragraph: XmlElement): Place | null {
    const found = this.#styles
      .listParagraphProperties(paragraph)
      .flatMap((one) => findElement(one, 'numPr') ?? []);
    const id = found.flatMap((one) => getValue(one, 'numId') ?? []).at(-1);
    if (id === undefined || id === '0') return null;
    const level = found.flatMap((one) => getValue(one, 'ilvl') ?? []).at(-1);
    if (level !== undefined) return { id, level: toNumber(level, 0) };
    const levels = [...(this.#lists.get(id)?.levels ?? [])];
    const styles = this.#styles.listChain(this.#styles.getParagraphStyle(paragraph)).toReversed();
    const ofStyle = styles.flatMap(({ attributes }) =>
      levels.filter(([, { style }]) => style !== undefined && style === attributes.styleId),
    );
    return { id, level: ofStyle[0]?.[0] ?? 0 };
  }

  #count({ id, level: at }: Place, { counts: name, overrides, levels }: List, level: Level): number {
    const counts = this.#counts.get(name) ?? new Map<number, number>();
    this.#counts.set(name, counts);
    const begun = `${id}/${at}`;
    const override = this.#begun.has(begun) ? undefined : overrides.get(at);
    this.#begun.add(begun);
    const last = counts.get(at);
    const count = override ?? (last === undefined ? level.start : last + 1);
    counts.set(at, count);
    // A new entry restarts the lists within it.
    for (const other of [...counts.keys()])
      if (other > at && at < (levels.get(other)?.restart ?? other)) counts.delete(other);
    return count;
  }
}
