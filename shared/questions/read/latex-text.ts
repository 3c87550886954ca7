import type { RichTextValue } from '../../text/rich-text.ts';
import { readHtml, readHtmlLine } from '../source/read-html.ts';
import type { Reading } from '../source/reading.ts';
import { escapeXml } from '../source/to-html.ts';

/** What is no text: code as it is written, and formulas, whose signs are those of TeX. */
const KEPT =
  /\\begin\{(verbatim|Sinput|Soutput|lstlisting)\}(?:\[[^\]\n]*\])?\n?([\s\S]*?)\\end\{\1\}|\\verb\*?([^\sa-zA-Z*])([^\n]*?)\3|\\begin\{((?:equation|eqnarray|align|displaymath)\*?)\}([\s\S]*?)\\end\{\5\}|(?<!\\)\$\$([\s\S]+?)\$\$|(?<!\\)\$((?:\\.|[^$\\])+?)\$|\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/g;

const toMaths = (tex: string, [open, close]: readonly [string, string]): string =>
  `${open}${escapeXml(tex.replace(/\s+/g, ' ').trim())}${close}`;
const LINE = ['\\(', '\\)'] as const;
const DISPLAY = ['\\[', '\\]'] as const;

/** Commands around words, by the element of HTML that says the same; "" where the words say it alone. */
const AROUND: Readonly<Record<string, string>> = {
  textbf: 'b',
  emph: 'i',
  textit: 'i',
  textsl: 'i',
  underline: 'u',
  texttt: 'code',
  code: 'code',
  fct: 'code',
  class: 'code',
  pkg: 'b',
  textsuperscript: 'sup',
  textsubscript: 'sub',
  text: '',
  textrm: '',
  textsf: '',
  mbox: '',
  url: '',
};

const SIGNS: Readonly<Record<string, string>> = {
  ldots: '…',
  dots: '…',
  textellipsis: '…',
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  o: 'ø',
  O: 'Ø',
  aa: 'å',
  AA: 'Å',
  euro: '€',
  texteuro: '€',
  EUR: '€',
  textbackslash: '&#92;',
  textasciitilde: '~',
  quad: ' ',
  qquad: ' ',
  newline: '<br>',
  par: '<p>',
  noindent: '',
  centering: '',
  bigskip: '',
  medskip: '',
  smallskip: '',
  LaTeX: 'LaTeX',
  TeX: 'TeX',
};

/** Accents of TeX as combining marks. */
const ACCENTS: Readonly<Record<string, string>> = {
  '"': '\u0308',
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  '.': '\u0307',
  c: '\u0327',
  v: '\u030C',
  H: '\u030B',
  u: '\u0306',
};
const LISTS: Readonly<Record<string, string>> = { itemize: 'ul', enumerate: 'ol', answerlist: 'ul' };

function replaceAccents(text: string): string {
  const accent = (sign: string, letter: string) =>
    `${letter.replace('\\i', 'i')}${ACCENTS[sign] ?? ''}`.normalize('NFC');
  return text
    .replace(/\\(["'`^~=.])\s*(?:\{(\\i|[a-zA-Z])\}|(\\i\b|[a-zA-Z]))/g, (_, sign, inside, bare) =>
      accent(sign, inside ?? bare),
    )
    .replace(/\\([cvHu])\{([a-zA-Z])\}/g, (_, sign, letter) => accent(sign, letter));
}

/** Deepest commands within each other: no text needs more. */
const DEPTH = 20;

/** Writes the commands around words as elements, from the inside out. */
function replaceAround(text: string, reading: Reading): string {
  let html = text;
  for (let depth = 0; depth < DEPTH; depth++) {
    const next = html
      .replace(/\\href\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (_, address: string, words: string) => {
        reading.lose('Address of a link', address);
        return words;
      })
      .replace(/\\([a-zA-Z]+)\*?\s*(?:\[[^\][]*\])?\{([^{}]*)\}/g, (whole, name: string, inside: string) => {
        if (name === 'begin' || name === 'end') return toListTag(name, inside);
        if (name === 'includegraphics') {
          reading.lose('Picture', inside);
          return '';
        }
        const element = AROUND[name];
        const sign = element === undefined ? SIGNS[name] : undefined;
        if (sign !== undefined) return inside === '' ? sign : whole.replace(/\{(.+)\}/, ' $1');
        if (element === undefined) reading.lose('Command of LaTeX', `\\${name}`);
        return element ? `<${element}>${inside}</${element}>` : inside;
      });
    if (next === html) break;
    html = next;
  }
  return html;
}

const toListTag = (which: string, name: string): string => {
  const list = LISTS[name];
  return list ? `<${which === 'end' ? '/' : ''}${list}>` : '<p>';
};

/** Writes the words of LaTeX as HTML; a command that is not known is named, and its words stay. */
function toHtml(latex: string, reading: Reading): string {
  const words = escapeXml(replaceAccents(latex.replace(/(?<!\\)%[^\n]*/g, '')))
    .replace(/\\\\(?:\[[^\]\n]*\])?/g, '<br>')
    .replaceAll('\\&amp;', '&amp;')
    .replace(/\\([%$#_{}])/g, (_, sign: string) => `&#${sign.charCodeAt(0)};`)
    .replace(/(?<!\\)~/g, '\u00A0');
  return replaceAround(words, reading)
    .replace(/\\item\b\s*/g, '<li>')
    .replace(/\\([a-zA-Z]+)\s?(?:\{\})?/g, (_, name: string) => {
      const sign = SIGNS[name];
      if (sign === undefined) reading.lose('Command of LaTeX', `\\${name}`);
      return sign ?? '';
    })
    .replace(/\\[ ,;:!/@-]/g, ' ')
    .replace(/[{}]/g, '')
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll('``', '“')
    .replaceAll("''", '”')
    .replace(/\n[^\S\n]*\n/g, '<p>');
}

/** Reads a text of LaTeX: its words with their marks, its formulas, lists and code. */
export function readLatexText(latex: string, reading: Reading, isLine = false): RichTextValue {
  const html: string[] = [];
  let at = 0;
  for (const found of latex.matchAll(KEPT)) {
    html.push(toHtml(latex.slice(at, found.index), reading));
    const [, environment, code = '', verb, inline = '', display, equation = '', two, one, round, square] =
      found;
    if (environment !== undefined) html.push(`<pre>${escapeXml(code.trimEnd())}</pre>`);
    else if (verb !== undefined) html.push(`<code>${escapeXml(inline)}</code>`);
    else if (display !== undefined || two !== undefined || square !== undefined)
      html.push(toMaths(two ?? square ?? equation, DISPLAY));
    else html.push(toMaths(one ?? round ?? '', LINE));
    at = found.index + found[0].length;
  }
  html.push(toHtml(latex.slice(at), reading));
  return (isLine ? readHtmlLine : readHtml)(html.join(''), reading);
}
