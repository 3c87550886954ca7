import { isWhite } from '../../text/is-white.ts';
import type { MarkName } from '../../text/rich-text.ts';
import { findSymbolFont } from '../../text/symbol-fonts.ts';
import { findElement, listElements, type XmlElement } from '../source/xml-tree.ts';

export const getValue = (parent: XmlElement | undefined, name: string): string | undefined =>
  findElement(parent, name)?.attributes.val;

/** The most styles that one goes back to: a circle ends there. */
const DEEPEST = 20;

/** Reads a switch such as `w:b`; null where it is not there. */
function readSwitch(properties: XmlElement | undefined, name: string): boolean | null {
  const found = findElement(properties, name);
  return found ? !/^(?:0|false|none|off)$/.test(found.attributes.val ?? '') : null;
}

/** Tells whether a switch is on in these properties themselves. */
export const isOn = (properties: XmlElement | undefined, name: string): boolean =>
  readSwitch(properties, name) === true;

/** The properties that a run has, from those of the whole document to its own. */
interface RunProperties {
  readonly defaults: XmlElement | undefined;
  readonly paragraph: readonly XmlElement[];
  readonly character: readonly XmlElement[];
  readonly own: XmlElement | undefined;
}

/** Reads a switch as Word does: the run's own counts alone, and those of two styles cancel each other. */
function isSwitchedOn({ defaults, paragraph, character, own }: RunProperties, name: string): boolean {
  const direct = readSwitch(own, name);
  if (direct !== null) return direct;
  if (isOn(defaults, name)) return true;
  const getLast = (all: readonly XmlElement[]) =>
    all.reduce((last, one) => readSwitch(one, name) ?? last, false);
  return getLast(paragraph) !== getLast(character);
}

/** Finds a property that the nearest properties set. */
function findProperty(properties: RunProperties, name: string): XmlElement | undefined {
  const { defaults, paragraph, character, own } = properties;
  const all = [own, ...character.toReversed(), ...paragraph.toReversed(), defaults];
  for (const one of all) {
    const found = findElement(one, name);
    if (found) return found;
  }
  return undefined;
}

/** How a run looks, as far as a question keeps it or has to know it. */
export interface RunLook {
  readonly marks: readonly MarkName[];
  readonly isHidden: boolean;
  /** Its letters are white, and nothing behind them has a colour. */
  readonly isWhite: boolean;
  /** The colour of its letters, where they have one; null where they are black. */
  readonly color: string | null;
  readonly isStruck: boolean;
  /** Its letters are written large, whatever they are. */
  readonly isLarge: boolean;
  /** The name of its font; "" where the theme names it. */
  readonly font: string;
  /** The font of signs that its letters are in; null where they are letters. */
  readonly symbols: string | null;
}

const isSet = (properties: RunProperties, name: string): boolean =>
  !/^(?:none|0|false|off)$/.test(findProperty(properties, name)?.attributes.val ?? 'none');

function readMarks(properties: RunProperties): MarkName[] {
  const raised = findProperty(properties, 'vertAlign')?.attributes.val;
  const position = Number(findProperty(properties, 'position')?.attributes.val ?? 0);
  const isRaised = raised === 'superscript' || position >= RAISED;
  const isLowered = raised === 'subscript' || position <= -RAISED;
  const marks: (MarkName | false)[] = [
    // Highlighted text is marked as the answer, as bold text is.
    (isSwitchedOn(properties, 'b') || isSet(properties, 'highlight') || isPainted(properties)) && 'strong',
    isSwitchedOn(properties, 'i') && 'em',
    isSet(properties, 'u') && 'underline',
    isRaised && 'superscript',
    isLowered && !isRaised && 'subscript',
  ];
  return marks.filter((mark) => mark !== false);
}
/** Tells whether a run has a colour behind it that is no grey: Google Docs writes highlights so. */
function isPainted({ own }: RunProperties): boolean {
  const fill = findElement(own, 'shd')?.attributes.fill ?? '';
  const parts = (/^[\da-f]{6}$/i.exec(fill)?.[0].match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
  return parts.length > 0 && Math.max(...parts) - Math.min(...parts) > GREY;
}
/** Colours whose parts differ by no more are greys. */
const GREY = 60;

/** The distance in half points from which on letters are an exponent or an index. */
const RAISED = 4;

function readFont(properties: RunProperties): string {
  const { defaults, paragraph, character, own } = properties;
  const fonts = [own, ...character.toReversed(), ...paragraph.toReversed(), defaults].flatMap((one) => {
    const attributes = findElement(one, 'rFonts')?.attributes ?? {};
    const theme = attributes.asciiTheme ?? attributes.hAnsiTheme;
    return theme === undefined ? (attributes.ascii ?? attributes.hAnsi ?? []) : [''];
  });
  return fonts[0] ?? '';
}

/** Tells whether properties put a colour behind words. */
export const hasShade = (properties: XmlElement | undefined): boolean => {
  const { fill = 'auto', val = 'clear' } = findElement(properties, 'shd')?.attributes ?? {};
  return (fill !== 'auto' && !isWhite(fill)) || !/^(?:clear|nil)$/.test(val);
};

const isOnColor = (properties: RunProperties, boxes: readonly XmlElement[]): boolean => {
  const { paragraph, character, own } = properties;
  return isSet(properties, 'highlight') || [own, ...character, ...paragraph, ...boxes].some(hasShade);
};

/** The styles of a document, by which its paragraphs and runs look. */
export class WordStyles {
  readonly #styles: ReadonlyMap<string, XmlElement>;
  readonly #defaults: XmlElement | undefined;
  readonly #usual = new Map<string, string>();

  constructor(styles: XmlElement | null) {
    const listed = styles ? listElements(styles, 'style') : [];
    this.#styles = new Map(listed.map((style) => [style.attributes.styleId ?? '', style]));
    this.#defaults = findElement(
      findElement(findElement(styles ?? undefined, 'docDefaults'), 'rPrDefault'),
      'rPr',
    );
    for (const { attributes } of listed)
      if (/^(?:1|true|on)$/.test(attributes.default ?? ''))
        this.#usual.set(attributes.type ?? '', attributes.styleId ?? '');
  }

  /** Lists a style and those that it goes back to, the farthest first. */
  listChain(id: string | undefined): XmlElement[] {
    const chain: XmlElement[] = [];
    let style = id === undefined ? undefined : this.#styles.get(id);
    while (style && chain.length < DEEPEST && !chain.includes(style)) {
      chain.unshift(style);
      style = this.#styles.get(getValue(style, 'basedOn') ?? '');
    }
    return chain;
  }

  /** Lists the properties of a paragraph, from those of its farthest style to its own. */
  listParagraphProperties(paragraph: XmlElement): XmlElement[] {
    const own = findElement(paragraph, 'pPr');
    const chain = this.#listParagraphStyles(own).flatMap((style) => findElement(style, 'pPr') ?? []);
    return own ? [...chain, own] : chain;
  }

  /** Returns the id of the style of a paragraph. */
  getParagraphStyle(paragraph: XmlElement): string | undefined {
    return getValue(findElement(paragraph, 'pPr'), 'pStyle') ?? this.#usual.get('paragraph');
  }

  #listParagraphStyles(own: XmlElement | undefined): XmlElement[] {
    return this.listChain(getValue(own, 'pStyle') ?? this.#usual.get('paragraph'));
  }

  /** Reads how a run of a paragraph looks; its properties may also be those of the mark at the paragraph's end. */
  readLook(own: XmlElement | undefined, paragraph: XmlElement | undefined): RunLook {
    const toRunProperties = (style: XmlElement) => findElement(style, 'rPr') ?? [];
    const properties: RunProperties = {
      defaults: this.#defaults,
      paragraph: this.#listParagraphStyles(findElement(paragraph, 'pPr')).flatMap(toRunProperties),
      character: this.listChain(getValue(own, 'rStyle') ?? this.#usual.get('character')).flatMap(
        toRunProperties,
      ),
      own,
    };
    const font = readFont(properties);
    const color = findProperty(properties, 'color')?.attributes.val ?? '';
    const boxes = paragraph ? this.listParagraphProperties(paragraph) : [];
    return {
      marks: readMarks(properties),
      isHidden: isSwitchedOn(properties, 'vanish'),
      isWhite: isWhite(color) && !isOnColor(properties, boxes),
      color: /^(?!000000)[\da-f]{6}$/i.test(color) && !isWhite(color) ? `#${color}` : null,
      isStruck: isSwitchedOn(properties, 'strike') || isSwitchedOn(properties, 'dstrike'),
      isLarge: isSwitchedOn(properties, 'caps'),
      font,
      symbols: findSymbolFont(font),
    };
  }
}
