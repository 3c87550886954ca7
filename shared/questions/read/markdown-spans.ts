import { markFormulas } from '../../maths/find-formulas.ts';
import { addEdges, splitFormulas } from '../../maths/formula-text.ts';
import type { MarkName, RichMark } from '../../text/rich-text.ts';
import type { Span } from '../inline.ts';
import { escapeOtherSigns, hasMarkup } from '../source/has-markup.ts';
import { type HtmlUser, readHtmlLines } from '../source/read-html.ts';
import { escapeXml } from '../source/to-html.ts';

/** A run of backticks with its code; a formula between escaped brackets; an escaped sign. */
const KEPT =
  /(?<!`)(`{1,10})(?!`)([^\n]{1,2000}?)(?<!`)\1(?!`)|\\\(([^\n]{1,1000}?)\\\)|\\\[([^\n]{1,1000}?)\\\]|\\([!-/:-@[-`{-~])/g;
/** What makes a text between escaped brackets a formula: no words have these signs. */
const TEX = /[\\^_={}+]/;
/** Formulas between dollars, in which a backslash is a sign of TeX. */
const DOLLARS = /(\${1,2})(?=\S)(?:\\[^\n]|[^$\\\n]){1,1000}\1(?!\d)/g;

/** A part of a line in which no sign means anything. */
interface Kept {
  readonly text: string;
  readonly isCode: boolean;
}

/** Stands for a part that is kept, by its place. No text has these. */
const FIRST = 0xf0000;
const PLACE = /[\u{F0000}-\u{FFFFD}]/u;
const PLACES = /([\u{F0000}-\u{FFFFD}])/u;

/** Puts places into a line for its code and for its escaped signs; formulas stay. */
function keepParts(line: string): { line: string; kept: readonly Kept[] } {
  const kept: Kept[] = [];
  const keep = (part: Kept): string => {
    kept.push(part);
    return String.fromCodePoint(FIRST + kept.length - 1);
  };
  const formulas = [...line.matchAll(DOLLARS)].map(
    ({ 0: whole, index }) => [index, index + whole.length] as const,
  );
  const isInFormula = (at: number) => formulas.some(([from, to]) => at > from && at < to);
  const places = line.replace(
    KEPT,
    (whole, _ticks, code?: string, round?: string, square?: string, sign?: string, ...rest: unknown[]) => {
      const at = rest.find((one): one is number => typeof one === 'number') ?? 0;
      if (code !== undefined) return keep({ text: trimCode(code), isCode: true });
      if (sign !== undefined) return isInFormula(at) ? whole : keep({ text: sign, isCode: false });
      const inside = round ?? square ?? '';
      if (TEX.test(inside)) return whole;
      const [open, close] = round === undefined ? ['[', ']'] : ['(', ')'];
      return keep({ text: open, isCode: false }) + inside + keep({ text: close, isCode: false });
    },
  );
  return { line: places, kept };
}

/** One space inside the backticks on both sides keeps code apart from them. */
const trimCode = (code: string): string =>
  /^ .* $/.test(code) && code.trim() !== '' ? code.slice(1, -1) : code;

/** Bold and italic, with stars or underscores, in this order: the first that fits. */
const MARKED =
  /(\*\*|(?<![\w_])__(?!_))(\S(?:[^*\n]{0,500}?[^\s*])?)\1(?![\w_])|(\*\*)(\S(?:[^*\n]{0,500}?[^\s*])?)\3|(?<![\w*])(\*)(\S(?:[^*\n]{0,500}[^\s*])?)\5(?![\w*])|(?<![\w_])(_)(?!_)(\S(?:[^_\n]{0,500}[^\s_])?)\7(?![\w_])/g;

/** Adds a mark to those that a text has. */
const withMark = (marks: readonly RichMark[], type: MarkName): RichMark[] =>
  marks.some((mark) => mark.type === type) ? [...marks] : [...marks, { type }];

function toMarkedSpans({ text: line, marks }: Span): Span[] {
  const spans: Span[] = [];
  let at = 0;
  const add = (text: string, type: MarkName | null) => {
    if (text !== '') spans.push({ text, marks: type ? withMark(marks, type) : marks });
  };
  for (const found of line.matchAll(MARKED)) {
    add(line.slice(at, found.index), null);
    add(found[2] ?? found[4] ?? found[6] ?? found[8] ?? '', found[1] || found[3] ? 'strong' : 'em');
    at = found.index + found[0].length;
  }
  add(line.slice(at), null);
  return spans;
}

/** Splits at the formulas, in which stars and underscores are signs of TeX. */
const toFormulaSpans = (span: Span): Span[] =>
  splitFormulas(markFormulas(span.text)).flatMap((piece) =>
    piece.tex === null
      ? toMarkedSpans({ ...span, text: piece.text })
      : [{ text: addEdges(piece.text), marks: [] }],
  );

/** Puts the parts that were kept back in their places. */
const restore = (span: Span, kept: readonly Kept[]): Span[] =>
  span.text.split(PLACES).flatMap((text): Span[] => {
    if (text === '') return [];
    const part = PLACE.test(text) ? kept[(text.codePointAt(0) ?? 0) - FIRST] : undefined;
    if (!part) return [{ ...span, text }];
    return part.isCode
      ? [{ text: part.text, marks: withMark(span.marks, 'code') }]
      : [{ text: part.text, marks: span.marks, isEscaped: true }];
  });

const PICTURE = /!\[([^\]\n]{0,300})\]\(([^)\s]{0,2000})(?:\s[^)\n]{0,300})?\)/g;
const LINK = /(?<!!)\[([^\]\n]{1,300})\]\(([^)\n]{1,2000})\)/g;
const STRUCK = /(?<!~)~~(?=\S)([^~\n]{1,500}?)(?<=\S)~~(?!~)/g;

/** Writes pictures as HTML, and names what of links and struck words is lost. */
const readOtherSigns = (line: string, user: HtmlUser): string =>
  line
    .replace(
      PICTURE,
      (_, alt: string, address: string) => `<img src="${escapeXml(address)}" alt="${escapeXml(alt)}">`,
    )
    .replace(LINK, (_, words: string, address: string) => {
      user.lose('Address of a link', address);
      return words;
    })
    .replace(STRUCK, (_, words: string) => {
      user.lose('Line through the words', words);
      return words;
    });

/** Reads a line of Markdown, with HTML in it: its marks, its code and its escaped signs. A break of HTML begins another line. */
export function readMarkdownLine(raw: string, user: HtmlUser): Span[][] {
  const parts = keepParts(raw.replace(/[\u{F0000}-\u{FFFFD}]/gu, ''));
  const { kept } = parts;
  const line = readOtherSigns(parts.line, user);
  const lines = hasMarkup(line) ? readHtmlLines(escapeOtherSigns(line), user) : [[{ text: line, marks: [] }]];
  return lines.map((spans) => spans.flatMap(toFormulaSpans).flatMap((span) => restore(span, kept)));
}

/** Makes a line of code, with its indentation; an empty one keeps its place. */
export const toCodeLine = (code: string): Span[] => [
  { text: code.replaceAll('\t', '    ') || ' ', marks: [{ type: 'code' }] },
];
