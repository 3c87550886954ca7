import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdDecompressSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import type { ReadFormat } from '#shared/questions/read/format-names.ts';
import { NAMED_SIGNS } from './decode-signs.ts';

/**
 * Lists the words that a teacher sees in a file, without our readers: what a reader takes over or names is measured by
 * them. A part of a file that holds settings, as grades or identifiers, is left out by its element's name.
 */

/** Elements that no pupil and no teacher reads. */
const SETTINGS: Readonly<Partial<Record<ReadFormat, RegExp>>> = {
  moodle:
    /<(defaultgrade|penalty|hidden|single|shuffleanswers|answernumbering|idnumber|file|usecase|tolerance|unitgradingtype|unitpenalty|showunits|unitsleft|responseformat|responserequired|responsefieldlines|attachments\w*|coursecategory|dataset_definitions|stackversion|showstandardinstruction|synchronize|correctanswerformat|correctanswerlength|multiplier|dragbox|drop|group|infinite|minwordlimit|maxwordlimit|maxbytes|filetypeslist|shownumcorrect|fraction)\b[^>]*>[\s\S]*?<\/\1>/g,
  qti: /<(?:\w+:)?(?:qti-)?(responseDeclaration|response-declaration|outcomeDeclaration|outcome-declaration|templateDeclaration|template-declaration|responseProcessing|response-processing|templateProcessing|template-processing|outcomes|resprocessing|qtimetadata|itemmetadata|stylesheet|style|script|math|label)\b[^>]*>[\s\S]*?<\/(?:\w+:)?(?:qti-)?\1>/gi,
};

const decodeEntities = (text: string): string =>
  text
    .replace(/&#x([\da-f]{1,6});/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(
      /&(\w{2,8});/g,
      (whole, name: string) => NAMED_SIGNS[name] ?? ` ${whole.slice(1, -1)} `.replace(/\S+/, ' '),
    );

const INLINE = /<\/?(?:b|i|u|em|strong|sub|sup|span|font|(?:\w+:)?(?:ruby|r[bpt])|w:[^>]*|a)\b[^>]*>/gi;

/** Removes markup: inline marks leave no gap within a word. */
const removeTags = (text: string): string =>
  text
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, inside: string) => inside)
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(INLINE, '')
    // A sign before a space is less than, and no tag.
    .replace(/<[^\s>][^>]*>/g, ' ');

const toText = (xml: string): string => removeTags(decodeEntities(removeTags(xml)));
const createTag = (names: string): RegExp =>
  new RegExp(
    String.raw`</?(?:${names})(?:\s+[\w:.-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+)|\s+(?:open|controls))*\s*/?>`,
    'gi',
  );
/** The tags that texts of no XML have; whatever else is between two such signs is words, as in `List<String>`. */
const TEXT_INLINE = createTag('b|i|u|em|strong|sub|sup|span|font|a');
const TEXT_TAG = createTag(
  'abbr|audio|blockquote|br|center|code|details|div|figure|h[1-6]|hr|img|ins|kbd|li|mark|m[a-z]+|ol|p|pre|q|s|small|source|strike|summary|table|tbody|td|tfoot|th|thead|tr|tt|ul|video',
);

/** Where markup is not within markup: an escaped sign is a sign. */
const toTextOfOneLayer = (text: string): string =>
  decodeEntities(
    text
      .replace(/<!--[\s\S]*?-->/g, ' ')
      .replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, ' ')
      .replace(TEXT_INLINE, '')
      .replace(TEXT_TAG, ' '),
  );

/** Returns the texts of all entries of an archive whose path fits. */
const readEntries = (bytes: Uint8Array, pattern: RegExp): string[] =>
  Object.entries(unzipSync(bytes, { filter: ({ name }) => pattern.test(name) })).map(([, entry]) =>
    strFromU8(entry),
  );

const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function readAnki(bytes: Uint8Array): string {
  const entries = unzipSync(bytes, { filter: ({ name }) => name.startsWith('collection.') });
  const packed = entries['collection.anki21b'];
  const database = packed
    ? zstdDecompressSync(packed)
    : (entries['collection.anki21'] ?? entries['collection.anki2']);
  if (!database) return '';
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  const path = join(folder, 'collection.db');
  try {
    writeFileSync(path, database);
    const opened = new DatabaseSync(path, { readOnly: true });
    const rows = opened.prepare('SELECT flds, tags FROM notes').all();
    opened.close();
    return rows
      .map(({ flds, tags }) => `${String(flds).replaceAll('\u001F', ' ')} ${tags}`)
      .map((text) => text.replace(/\{\{c\d+::/g, ' ').replace(/\[sound:|\[latex\]|::|\}\}/g, ' '))
      .map(toText)
      .join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Fields of the content of H5P that say how it works, and not what is asked. */
const H5P_SETTINGS =
  /^(?:library|subContentId|mime|path|license|contentType|version|type|behaviour|UI|l10n|confirmCheck|confirmRetry|overallFeedback|.*(?:Label|Text|Button|Message|A11y|Aria|Title)|media|copyright|metadata|id|url|checkAnswer|tryAgain|showSolutions?|submitAnswer|scoreShow|answerIs.*|answered.*|correctAnswer|feedbackHeader|dropZone\w*|empty|contains|grabbed|cancelledDragging|resetDrop.*|aria.*|a11y.*|contentName|expandImage|minimizeImage|useSeparator)$/;

function listStrings(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return H5P_SETTINGS.test(name) ? [] : [value];
  if (typeof value !== 'object' || value === null || H5P_SETTINGS.test(name)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    listStrings(inner, Array.isArray(value) ? name : key),
  );
}

/** Returns the words of an exercise of R: without its headings, what it says of itself, and its code that is not read. */
const readExams = (text: string): string =>
  text
    .replace(/^(?:```\{r|<<)[^\n]*\n[\s\S]*?^(?:```|@)[ \t]*$/gm, ' ')
    .replace(
      /^[#\s]*(?:Question|Solution|Answerlist|Meta-information)\s*$|^[%\s]*\\?ex\w+(?:\[[^\]]*\])?[:{].*$|(?<!\\)%.*$/gim,
      ' ',
    )
    .replace(/^[ \t]*(?:\*|-|\\item)\s*(?:True|False)\.?\s*$|##ANSWER\d+##/gim, ' ')
    .replace(/\\(?:begin|end)\{[^}]*\}|\\verb|\\["'`^~]?[a-z]+/gi, ' ');

/** Takes the signs of less and more out of formulas and names, between which nothing is a tag. */
const keepFormulas = (text: string): string =>
  text.replace(/\\\(.{1,2000}?\\\)|<name>.{0,2000}?<\/name>/g, (plain) =>
    plain.replace(/<(?!\/?(?:name|text)>)|&(?:amp;)?[lg]t;/g, ' '),
  );

/** Parts a word of Word from its reading, which stands before it. */
const partRuby = (xml: string): string =>
  xml.replace(
    /<w:rt>([\s\S]*?)<\/w:rt>\s*<w:rubyBase>([\s\S]*?)<\/w:rubyBase>/g,
    '$2<w:r><w:t> (</w:t></w:r>$1<w:r><w:t>) </w:t></w:r>',
  );

function readSource(format: ReadFormat, bytes: Uint8Array, withSettings = false): string {
  switch (format) {
    case 'moodle':
      // HTML within XML: an escaped sign is one only after both.
      return decodeEntities(
        toText(keepFormulas(strFromU8(bytes)).replace(SETTINGS.moodle ?? /$^/, ' ')),
      ).replace(/\{\d*:[A-Z_]+:|@@PLUGINFILE@@\S*/g, ' ');
    case 'qti': {
      const files = isArchive(bytes) ? readEntries(bytes, /(?<!imsmanifest)\.xml$/i) : [strFromU8(bytes)];
      const items = files.filter((text) => /itemBody|item-body|<(?:\w+:)?item[\s>]/.test(text));
      const settings = withSettings ? /$^/ : (SETTINGS.qti ?? /$^/);
      return items.map((text) => toText(text.replace(settings, ' '))).join('\n');
    }
    case 'h5p':
      return readEntries(bytes, /^content\/content\.json$/)
        .flatMap((text) => listStrings(JSON.parse(text)))
        .map(toText)
        .join('\n');
    case 'word':
      return readEntries(bytes, /^word\/document\.xml$/)
        .flatMap((text) => text.split(/<\/w:p>/))
        .map((text) => toText(partRuby(text).replace(/<w:(?:delText|instrText)[^>]*>[\s\S]*?<\/w:\w+>/g, '')))
        .join('\n');
    case 'xlsx':
      return readEntries(bytes, /^xl\/(?:sharedStrings|worksheets\/[^/]+)\.xml$/)
        .flatMap((text) => text.match(/<t[ >][\s\S]*?<\/t>/g) ?? [])
        .map(toText)
        .join('\n');
    case 'anki':
      return readAnki(bytes);
    case 'gift':
      // A line break; twice escaped, it begins a command of TeX.
      return toTextOfOneLayer(keepFormulas(strFromU8(bytes)).replace(/(?<!\\)\\n/g, ' '));
    case 'rexams':
      return readExams(strFromU8(bytes));
    case 'table':
      // A quote within a cell is two of them.
      return toTextOfOneLayer(strFromU8(bytes).replaceAll('""', '"'));
    default:
      return toTextOfOneLayer(strFromU8(bytes));
  }
}

const WORD = /[\p{L}\p{M}]{2,}/gu;
export const splitWords = (text: string): string[] => text.normalize('NFC').toLowerCase().match(WORD) ?? [];

/** Signs of a format that are words: of its grammar, and not of its author. */
const GRAMMAR: Readonly<Partial<Record<ReadFormat, RegExp>>> = {
  aiken: /^ANSWER:/gm,
  gift: /\[(?:html|plain|markdown|moodle)\]|^\$CATEGORY:/gim,
  // The heading says what the columns are.
  table: /^\uFEFF?(?:Type|Question)[^\n]*(?=\n)|^several(?=,)|^#(?:separator|html|notetype):.*$/gm,
  word: /^\s*Answer key\s*$|^\s*Answers?:/gm,
  // Labels, boxes that nobody ticked, and the words before an answer in the languages of our files.
  markdown:
    /^\s*\(?[\p{L}\p{M}ـ]{1,2}[)-]\s|☐|^\s*(?:Answers?|الجواب|Тачан одговор):(?:\s*(?:\d+\.\s*)?[\p{L}\p{M}ـ]{1,2}(?=\s|$))*|Show answer/gmu,
  xlsx: /^\s*Term\s*\n\s*Definition\s*$/m,
};

/** Lists the different words of a file, in small letters. */
export function listSourceWords(format: ReadFormat, bytes: Uint8Array): Set<string> {
  const text = readSource(format, bytes);
  return new Set(splitWords(text.replace(GRAMMAR[format] ?? /$^/, ' ')));
}

/** Lists the different words that stand anywhere in a file, its settings and right answers among them. */
export const listWrittenWords = (format: ReadFormat, bytes: Uint8Array): Set<string> =>
  new Set(splitWords(readSource(format, bytes, true)));

/** Signs that say something alone: of mathematics, arrows, currencies, fractions, Greek letters. */
const SIGN = /[\p{Sm}\p{So}\p{Sc}\p{No}]|(?<!\p{L})\p{Script=Greek}(?!\p{L})/gu;

/** Lists the different signs of a text that no keyboard of a program's language has. */
export const splitSigns = (text: string): string[] =>
  [...new Set(text.match(SIGN) ?? [])].filter((sign) => (sign.codePointAt(0) ?? 0) > 0x7f);

/** Returns the signs of Word's equations, which become TeX. */
const listEquationSigns = (bytes: Uint8Array): string[] =>
  readEntries(bytes, /^word\/document\.xml$/).flatMap((xml) =>
    splitSigns((xml.match(/<m:t[ >][^<]*|<m:chr [^>]*/g) ?? []).join(' ')),
  );

/** Lists the different signs of a file outside of its formulas. */
export function listSourceSigns(format: ReadFormat, bytes: Uint8Array): string[] {
  const source = readSource(format, bytes).replace(GRAMMAR[format] ?? /$^/, ' ');
  const text = source.replace(/\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]|\$[^$\n]*\$/g, ' ');
  const ofEquations = format === 'word' ? listEquationSigns(bytes) : [];
  return splitSigns(text).filter((sign) => !ofEquations.includes(sign));
}
