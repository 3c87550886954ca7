import { Parser } from 'htmlparser2';
import { findPictureTex, toFormula } from '../../maths/formula-text.ts';
import type { MathsElement, MathsNode } from '../../maths/node/maths-node.ts';
import { toTex } from '../../maths/to-tex.ts';
import { cleanText } from '../../text/clean-text.ts';
import { isWhite } from '../../text/is-white.ts';
import { type MarkName, RICH_LIMIT, type RichTextValue } from '../../text/rich-text.ts';
import { NO_SIGN, readSymbols } from '../../text/symbol-fonts.ts';
import { isCode, joinToOne, type Span, toText, toValue, trimSpans } from '../inline.ts';
import { getOwn } from './get-own.ts';
import { isDrawnFormula, readHtmlField } from './html-fields.ts';
import { type HtmlList, openHtmlList, toEntryLabel } from './html-lists.ts';
import { findStyledFont, listStyledMarks } from './html-styles.ts';
import { FILE_LIMITS } from './limits.ts';
import type { Loss } from './reading.ts';

const MARKS: Readonly<Record<string, MarkName>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'underline',
  ins: 'underline',
  sup: 'superscript',
  sub: 'subscript',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  pre: 'code',
};
const BLOCKS = new Set(
  'address article blockquote br center dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul itemBody prompt'.split(
    ' ',
  ),
);
/** Elements whose text nobody reads. */
const HIDDEN = new Set(['script', 'style', 'template', 'head', 'noscript', 'iframe', 'object', 'rp']);
/** What is shown but is no text, by what a loss calls it. */
const SHOWN: Readonly<Record<string, string>> = {
  img: 'Picture',
  svg: 'Picture',
  audio: 'Sound',
  video: 'Video',
  iframe: 'Embedded page',
  object: 'Embedded object',
  embed: 'Embedded object',
  script: 'Script',
  table: 'Frame of a table',
};

/** Marks within marks: no text needs more, and hostile ones would be searched for each word. */
const MOST_MARKS = 50;
/** The bytes of a picture within an address, which are no text. */
const DATA = /(\ssrc\s*=\s*["'])(data:[^"']*)/gi;

/** The prefix of an element of MathML, with which a parser of HTML would not know that it is one. */
const PREFIX = /(<\/?)[a-z]\w{0,9}:(?=(?:m[a-z]{1,15}|semantics|annotation|annotation-xml|none)[\s/>])/gi;

/** Words that are not read as they stand, by what a loss calls them. */
type Fate =
  | 'Hidden text'
  | 'White text'
  | 'Line through the words'
  | 'Filled-in field'
  | 'Chosen entry of a list'
  | 'drawn formula';
/** Those whose words are not shown. */
const UNSEEN: readonly Fate[] = ['Hidden text', 'White text', 'Filled-in field', 'drawn formula'];

/** Tells whether an element has a colour behind its words. */
const hasShade = ({ style = '', bgcolor = '' }: Readonly<Record<string, string>>): boolean => {
  const color = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]*)/i.exec(style)?.[1] ?? bgcolor;
  return color !== '' && !isWhite(color) && !/^(?:transparent|none|initial|inherit)\b/i.test(color);
};

function findFate(
  name: string,
  { style = '', hidden, selected }: Readonly<Record<string, string>>,
  isOnColor: boolean,
): Fate | null {
  if (name === 'textarea') return 'Filled-in field';
  if (name === 'option' && selected !== undefined) return 'Chosen entry of a list';
  if (hidden !== undefined || /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all)/i.test(style))
    return 'Hidden text';
  const color = /(?:^|;)\s*color\s*:\s*([^;]*)/i.exec(style)?.[1];
  if (color !== undefined && isWhite(color) && !isOnColor) return 'White text';
  const isStruck = /^(?:s|strike|del)$/.test(name) || /text-decoration[^;]*line-through/i.test(style);
  return isStruck ? 'Line through the words' : null;
}

/** What becomes of the parts of foreign HTML that are no text. */
export interface HtmlUser {
  /** Names something that is left out. */
  readonly lose: (what: Loss['what'], text?: string) => void;
  /** Shows a picture; returns the text that takes its place. */
  readonly show?: (address: string, alt: string) => string;
}

/** An address in words; one that is data would be a picture's whole bytes. */
const toShort = (address: string | undefined): string | undefined =>
  address?.startsWith('data:') ? '' : address;

interface OpenElement extends MathsElement {
  readonly children: MathsNode[];
}

/** Collects the elements of MathML within HTML, and writes each formula as TeX. */
class MathMlReader {
  readonly #open: OpenElement[] = [];

  /** Tells whether the element is part of a formula. */
  open(name: string, attributes: MathsElement['attributes']): boolean {
    if (this.#open.length === 0 && name !== 'math') return false;
    const element: OpenElement = { name, attributes, classes: [], style: {}, children: [] };
    if (this.#open.length < MOST_MARKS) this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
    return true;
  }

  /** Closes an element; returns the formula with its last one, "" within it, and null outside of it. */
  close(): string | null {
    const closed = this.#open.pop();
    if (!closed) return null;
    if (this.#open.length > 0) return '';
    const tex = toTex(closed);
    return tex === '' ? '' : toFormula(tex);
  }

  add(text: string): boolean {
    this.#open.at(-1)?.children.push(cleanText(text));
    return this.#open.length > 0;
  }
}

/** Collects lines of spans from the events of the parser. */
class Lines {
  readonly lines: Span[][] = [[]];
  /** The last line has words: a row of thousands of cells is not read again for each. */
  #hasWords = false;
  /** Nothing was read since the last formula. */
  #isBehindFormula = false;
  #marks: MarkName[] = [];
  readonly #lists: HtmlList[] = [];
  /** The marks that each open element has begun. */
  readonly #marked: MarkName[][] = [];
  /** The open elements: the font of signs that each is in; null where letters are letters. */
  readonly #fonts: (string | null)[] = [];
  readonly #maths = new MathMlReader();
  #hidden = 0;
  /** The number of open elements whose lines and room are those of their text. */
  #written = 0;
  /** The number of open hidden elements whose words are for programs that cannot show them. */
  #objects = 0;
  /** The open elements, each with what becomes of its words; null where they are read as they stand. */
  readonly #fates: (Fate | null)[] = [];
  /** The open elements: whether a colour is behind each. */
  readonly #shades: boolean[] = [];
  /** The words so far of the outermost element of a fate. */
  readonly #fated = new Map<Fate, { readonly depth: number; text: string }>();
  readonly #user: HtmlUser;
  /** Addresses that are data, by their places. */
  readonly #data: readonly string[];

  constructor(user: HtmlUser, data: readonly string[]) {
    this.#user = user;
    this.#data = data;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#shades.push(this.#shades.at(-1) || hasShade(attributes));
    const isDrawn = isDrawnFormula(name, attributes, this.#isBehindFormula);
    const fate = isDrawn ? 'drawn formula' : findFate(name, attributes, this.#shades.at(-1) === true);
    this.#fates.push(fate);
    if (fate && !this.#fated.has(fate)) this.#fated.set(fate, { depth: this.#fates.length, text: '' });
    this.#marked.push([]);
    this.#fonts.push(findStyledFont(attributes, this.#fonts.at(-1) ?? null));
    if (name === 'rt') this.#push('(');
    if (this.#maths.open(name, attributes)) return;
    const tex = name === 'img' ? findPictureTex(attributes) : null;
    if (tex !== null) {
      if (this.#hidden === 0) this.#push(toFormula(tex));
      return;
    }
    const shown = getOwn(SHOWN, name);
    const isPicture = name === 'img' || (name === 'object' && attributes.type?.startsWith('image/'));
    if (isPicture && this.#user.show) this.#showPicture(attributes, this.#user.show);
    else if (shown)
      this.#user.lose(shown, attributes.alt || toShort(attributes.src) || attributes.data || '');
    if (HIDDEN.has(name)) this.#hidden += 1;
    if (name === 'pre') this.#written += 1;
    if (name === 'object') this.#objects += 1;
    if (name === 'td' || name === 'th') this.#separate(' | ');
    if (name === 'select') this.#hasWords = false;
    if (name === 'option') this.#separate(' / ');
    this.#showField(name, attributes);
    if (name === 'ol' || name === 'ul') this.#lists.push(openHtmlList(name, attributes));
    if (BLOCKS.has(name)) this.#break();
    if (name === 'li') this.#push(toEntryLabel(this.#lists.at(-1), attributes));
    this.#mark(name, attributes);
  }

  #showField(name: string, attributes: Readonly<Record<string, string>>): void {
    const field = readHtmlField(name, attributes);
    if (!field || this.#hidden > 0) return;
    this.#push(field.drawn);
    if (field.filled !== null) this.#user.lose('Filled-in field', field.filled);
  }

  /** Begins the marks of an element: its own, and those of its style. */
  #mark(name: string, attributes: Readonly<Record<string, string>>): void {
    const own = getOwn(MARKS, name);
    for (const mark of [...(own ? [own] : []), ...listStyledMarks(attributes)]) {
      if (this.#marks.length >= MOST_MARKS) return;
      this.#marks.push(mark);
      this.#marked.at(-1)?.push(mark);
    }
  }

  #showPicture(attributes: Readonly<Record<string, string>>, show: HtmlUser['show']): void {
    const { src = attributes.data ?? '', alt = '' } = attributes;
    const address = src.startsWith('data:') ? (this.#data[Number(src.slice(5))] ?? '') : src;
    const mark = show?.(address, alt) ?? '';
    if (mark !== '' && this.#hidden === 0) this.#push(mark);
  }

  /** Ends an element whose words are lost by name. */
  #endFate(): void {
    this.#shades.pop();
    const fate = this.#fates.pop();
    const fated = fate ? this.#fated.get(fate) : undefined;
    if (!fate || !fated || fated.depth <= this.#fates.length) return;
    this.#fated.delete(fate);
    const words = fated.text.replace(/\s+/g, ' ').trim();
    if (words !== '' && fate !== 'drawn formula') this.#user.lose(fate, words);
  }

  close(name: string): void {
    this.#endFate();
    this.#fonts.pop();
    const marked = this.#marked.pop() ?? [];
    if (name === 'rt') this.#push(')');
    const formula = this.#maths.close();
    if (formula !== null) {
      if (formula !== '' && this.#hidden === 0) this.#push(formula);
      this.#isBehindFormula = formula !== '';
      return;
    }
    if (HIDDEN.has(name)) this.#hidden -= 1;
    if (name === 'pre') this.#written -= 1;
    if (name === 'object') this.#objects -= 1;
    if (name === 'ol' || name === 'ul') this.#lists.pop();
    if (BLOCKS.has(name) && name !== 'br') this.#break();
    for (const mark of marked) this.#marks.splice(this.#marks.lastIndexOf(mark), 1);
  }

  add(given: string): void {
    if (this.#maths.add(given)) return;
    const text = this.#readSigns(given);
    if (this.#hidden > 0) {
      const isInstead = this.#hidden === this.#objects && text.trim() !== '';
      if (isInstead) this.#user.lose('Words instead of a picture', cleanText(text).replace(/\s+/g, ' '));
      return;
    }
    for (const fated of this.#fated.values()) fated.text += cleanText(text);
    if (UNSEEN.some((fate) => this.#fated.has(fate))) return;
    const exclusive = this.#marks.findLast((mark) => mark === 'superscript' || mark === 'subscript');
    const names = new Set(
      this.#marks.filter((mark) => (mark !== 'superscript' && mark !== 'subscript') || mark === exclusive),
    );
    if (this.#written > 0) this.#pushWritten(cleanText(text), [...names]);
    else {
      const words = cleanText(text).replace(/[ \t\n]+/g, ' ');
      this.#push(names.has('code') ? words.replaceAll('\u00A0', ' ') : words, [...names]);
    }
  }

  /** Reads letters in a font of signs as its signs; names those that it has none for. */
  #readSigns(given: string): string {
    const font = this.#fonts.at(-1);
    if (!font) return given;
    const text = readSymbols(given, font);
    if (!text.includes(NO_SIGN)) return text;
    this.#user.lose('Sign of a font', given);
    return text.replaceAll(NO_SIGN, '');
  }

  #push(text: string, marks: readonly MarkName[] = []): void {
    if (text.trim() !== '') this.#isBehindFormula = false;
    this.lines.at(-1)?.push({ text, marks: marks.map((type) => ({ type })) });
    this.#hasWords ||= text.trim() !== '';
  }

  /** Pushes the lines of a text as they are written; an empty one keeps its place. */
  #pushWritten(text: string, marks: readonly MarkName[]): void {
    for (const [at, line] of text.replaceAll('\t', '    ').split('\n').entries()) {
      if (at > 0) this.#break();
      this.#push(line, marks);
    }
  }

  /** Begins the next line. */
  #break(): void {
    this.lines.push([]);
    this.#hasWords = false;
  }

  /** Puts a sign between the cells of a row, or the entries of a list to choose from. */
  #separate(sign: string): void {
    if (this.#hasWords) this.#push(sign);
  }
}

function joinSpaces(spans: readonly Span[]): Span[] {
  let endsInSpace = true;
  return spans.flatMap((span) => {
    const text = endsInSpace && !isCode(span) ? span.text.replace(/^ +/, '') : span.text;
    if (text === '') return [];
    endsInSpace = text.endsWith(' ');
    return [{ ...span, text }];
  });
}

/** Reads foreign HTML into lines; builds no DOM, runs and fetches nothing. What is no text is for the user. */
export function readHtmlLines(html: string, user: HtmlUser): Span[][] {
  const data: string[] = [];
  const lines = new Lines(user, data);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => lines.open(name, attributes),
      onclosetag: (name) => lines.close(name),
      ontext: (text) => lines.add(text),
    },
    { decodeEntities: true },
  );
  const text = html.replace(PREFIX, '$1').replace(DATA, (_, before: string, address: string) => {
    data.push(address);
    return `${before}data:${data.length - 1}`;
  });
  if (text.length > FILE_LIMITS.text)
    user.lose(`Text beyond ${FILE_LIMITS.text} characters`, text.slice(FILE_LIMITS.text));
  parser.end(text.slice(0, FILE_LIMITS.text));
  return lines.lines
    .map((spans) => trimSpans(joinSpaces(spans)))
    .filter((spans) => toText(spans).trim() !== '');
}

const cut = (value: RichTextValue, lines: readonly (readonly Span[])[], user: HtmlUser): RichTextValue => {
  const text = lines.map(toText).join('\n');
  if (text.length > RICH_LIMIT) user.lose(`Text beyond ${RICH_LIMIT} characters`, text.slice(RICH_LIMIT));
  return value;
};

/** Reads foreign HTML into a text of several lines. */
export function readHtml(html: string, user: HtmlUser): RichTextValue {
  const lines = readHtmlLines(html, user);
  return cut(toValue(lines), lines, user);
}

/** Reads foreign HTML into one line, as options and terms are. */
export function readHtmlLine(html: string, user: HtmlUser): RichTextValue {
  const lines = readHtmlLines(html, user);
  const joined = joinToOne(lines);
  return cut(toValue([joined]), [joined], user);
}
