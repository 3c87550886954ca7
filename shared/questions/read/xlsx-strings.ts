import { findSymbolFont, readSymbols } from '../../text/symbol-fonts.ts';
import { escapeXml } from '../source/to-html.ts';
import { findElement, getXmlText, listElements, type XmlElement } from '../source/xml-tree.ts';

/** The text of a cell; with marks it is HTML, as cells of other tables may be. */
export interface CellText {
  readonly text: string;
  /** The words that have a line through them. */
  readonly struck: string;
  /** The readings over Japanese words, which a cell does not show by itself. */
  readonly readings: string;
}

/** Excel writes what XML cannot hold by its code. */
const readEscapes = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const isOn = (properties: XmlElement | undefined, name: string): boolean => {
  const found = findElement(properties, name);
  return found !== undefined && !/^(?:0|false|none)$/.test(found.attributes.val ?? '');
};

/** Lists the elements of HTML by which a run of letters looks as it does. */
function listElementNames(properties: XmlElement | undefined): string[] {
  const raised = findElement(properties, 'vertAlign')?.attributes.val;
  return [
    ...(isOn(properties, 'b') ? ['b'] : []),
    ...(isOn(properties, 'i') ? ['i'] : []),
    ...(isOn(properties, 'u') ? ['u'] : []),
    ...(raised === 'superscript' ? ['sup'] : []),
    ...(raised === 'subscript' ? ['sub'] : []),
  ];
}

interface Run {
  readonly text: string;
  readonly names: readonly string[];
  readonly isStruck: boolean;
}

function readRun(run: XmlElement): Run {
  const properties = findElement(run, 'rPr');
  const text = readEscapes(listElements(run, 't').map(getXmlText).join(''));
  const font = findSymbolFont(findElement(properties, 'rFont')?.attributes.val);
  return {
    text: font === null ? text : readSymbols(text, font),
    names: listElementNames(properties),
    isStruck: isOn(properties, 'strike'),
  };
}

const toHtml = ({ text, names }: Run): string =>
  names.reduceRight((html, name) => `<${name}>${html}</${name}>`, escapeXml(text));

/** Reads the text of a cell; where a part of it has marks it is HTML. */
export function readCellText(element: XmlElement): CellText {
  const runs = listElements(element).flatMap((part): Run[] => {
    if (part.name === 't') return [{ text: readEscapes(getXmlText(part)), names: [], isStruck: false }];
    return part.name === 'r' ? [readRun(part)] : [];
  });
  const hasMarks = runs.some(({ names }) => names.length > 0);
  const struck = runs.filter(({ isStruck }) => isStruck).map(({ text }) => text);
  return {
    text: hasMarks ? runs.map(toHtml).join('') : runs.map(({ text }) => text).join(''),
    struck: struck.join(''),
    readings: listElements(element, 'rPh').map(getXmlText).join(' '),
  };
}
