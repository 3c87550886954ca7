import type { MarkName } from '../../text/rich-text.ts';
import type { Span } from '../inline.ts';
import { readEquation } from '../source/read-omml.ts';
import {
  findAllElements,
  findElement,
  getXmlText,
  listElements,
  type XmlElement,
} from '../source/read-xml.ts';
import type { Reading } from '../source/reading.ts';

/** The format of each level of each list, by its id: "decimal", "lowerLetter", "bullet". */
export type ListFormats = ReadonlyMap<string, ReadonlyMap<string, string>>;

const getValue = (parent: XmlElement | undefined, name: string): string | undefined =>
  findElement(parent, name)?.attributes.val;

/** Reads how the lists of a document are numbered. */
export function readListFormats(numbering: XmlElement | null): ListFormats {
  if (!numbering) return new Map();
  const abstract = new Map(
    listElements(numbering, 'abstractNum').map((list) => [
      list.attributes.abstractNumId ?? '',
      new Map(
        listElements(list, 'lvl').map((level) => [
          level.attributes.ilvl ?? '0',
          getValue(level, 'numFmt') ?? 'decimal',
        ]),
      ),
    ]),
  );
  return new Map(
    listElements(numbering, 'num').map((list) => [
      list.attributes.numId ?? '',
      abstract.get(getValue(list, 'abstractNumId') ?? '') ?? new Map<string, string>(),
    ]),
  );
}

const isOn = (properties: XmlElement | undefined, name: string): boolean => {
  const found = findElement(properties, name);
  return found !== undefined && !/^(?:0|false|none|off)$/.test(found.attributes.val ?? '');
};

function readMarks(properties: XmlElement | undefined): MarkName[] {
  const raised = getValue(properties, 'vertAlign');
  const marks: (MarkName | false)[] = [
    // Highlighted text is marked as the answer, as bold text is.
    (isOn(properties, 'b') || isOn(properties, 'highlight')) && 'strong',
    isOn(properties, 'i') && 'em',
    isOn(properties, 'u') && 'underline',
    raised === 'superscript' && 'superscript',
    raised === 'subscript' && 'subscript',
  ];
  return marks.filter((mark) => mark !== false);
}

/** Elements of a run that are text, by what they are read as. */
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
  softHyphen: '',
};

/** Reads the runs of a paragraph; what is deleted, drawn or hidden is not among them. */
export function readRuns(parent: XmlElement, reading: Reading): Span[] {
  return listElements(parent).flatMap((child): Span[] => {
    switch (child.name) {
      case 'r': {
        const marks = readMarks(findElement(child, 'rPr')).map((type) => ({ type }));
        return readRun(child, reading).map((text) => ({ text, marks }));
      }
      case 'oMath':
      case 'oMathPara':
        return [{ text: readEquation(child), marks: [] }];
      case 'del':
      case 'moveFrom':
      case 'Fallback':
      case 'pPr':
        return [];
      default:
        return readRuns(child, reading);
    }
  });
}

function readRun(run: XmlElement, reading: Reading): string[] {
  return listElements(run).map((part) => {
    if (part.name === 't') return getXmlText(part);
    if (/^(?:drawing|pict|object|AlternateContent)$/.test(part.name)) return readDrawing(part, reading);
    return Object.hasOwn(SIGNS, part.name) ? (SIGNS[part.name] ?? '') : '';
  });
}

/** Shows the pictures of a drawing; names one that is none, and the words of a text box. */
function readDrawing(part: XmlElement, reading: Reading): string {
  const boxes = findAllElements(part, ['txbxContent', 'Fallback']).filter(
    ({ name }) => name === 'txbxContent',
  );
  for (const box of boxes) reading.lose('Text box', getXmlText(box));
  const about = findAllElements(part, ['docPr'])[0]?.attributes;
  const shown = findAllElements(part, ['Fallback', 'blip', 'imagedata']).filter(
    ({ name }) => name !== 'Fallback',
  );
  const alt = about?.descr || about?.title || '';
  if (shown.length > 0)
    return shown.map(({ attributes }) => reading.show(attributes.embed ?? attributes.id ?? '', alt)).join('');
  if (boxes.length === 0) reading.lose('Picture', alt || about?.name || '');
  return '';
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Counts the entries of lists, and writes the label that Word prints: "3. ", "b) ". */
export class ListCounter {
  readonly #formats: ListFormats;
  readonly #counts = new Map<string, number>();

  constructor(formats: ListFormats) {
    this.#formats = formats;
  }

  /** Returns the label of a paragraph; "" for one that is in no list. */
  label(paragraph: XmlElement): string {
    const numbering = findElement(findElement(paragraph, 'pPr'), 'numPr');
    const id = getValue(numbering, 'numId');
    if (id === undefined || id === '0') return '';
    const level = getValue(numbering, 'ilvl') ?? '0';
    const key = `${id}/${level}`;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    // A new entry restarts the lists within it.
    for (const other of this.#counts.keys())
      if (other.startsWith(`${id}/`) && Number(other.slice(id.length + 1)) > Number(level))
        this.#counts.delete(other);
    const format = this.#formats.get(id)?.get(level) ?? 'decimal';
    if (format === 'bullet' || format === 'none') return '• ';
    if (/letter/i.test(format)) return `${LETTERS[(count - 1) % LETTERS.length]}) `;
    return level === '0' ? `${count}. ` : `${LETTERS[(count - 1) % LETTERS.length]}) `;
  }
}
