import { range } from 'es-toolkit';
import { createOpenMojiIcons } from '#functions/adapters/icons/openmoji-icons.ts';
import { cleanSvg } from '#functions/adapters/pictures/clean-svg.ts';
import { cleanDeclarations, cleanStyleSheet, cleanValue } from '#functions/adapters/pictures/svg-allowed.ts';
import type { Icons } from '#functions/ports/images.ts';
import { email } from '#shared/api/account-models.ts';
import { id } from '#shared/api/models.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import { readDocumentFile } from '#shared/document-file/read-file.ts';
import { READ_FORMAT_NAMES, READ_FORMATS } from '#shared/questions/read/format-names.ts';
import { readQuestionFile } from '#shared/questions/read/formats.ts';
import { recogniseQuestions } from '#shared/questions/recognise-questions.ts';
import { shuffleWithSeed } from '#shared/shuffle.ts';
import { hexColor } from '#shared/text/schema.ts';
import type { TrialRecord } from '../support/record.ts';
import { craftString, STRINGS } from './crafted-strings.ts';

/** What reads words of others, and how long they may be there. */
interface Parser {
  readonly kind: ParserKind;
  readonly name: string;
  readonly length: number;
  read(text: string): unknown;
}

export const PARSER_KINDS = ['text', 'paste', 'drawing', 'style', 'field', 'search', 'bank', 'file'] as const;
type ParserKind = (typeof PARSER_KINDS)[number];

const SVG = 'http://www.w3.org/2000/svg';
const keepName = (name: string): string => name;
const toValue = (text: string): string => text.replaceAll('\u0000', ' ').replace(/[&<"]/g, ' ');
const toCdata = (text: string): string => text.replaceAll('\u0000', ' ').replaceAll(']]>', ']] >');
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const draw = (attributes: string, inside = ''): Uint8Array =>
  encode(`<svg xmlns="${SVG}" viewBox="0 0 9 9"><rect width="9" height="9" ${attributes}/>${inside}</svg>`);

/** HTML and gaps within files that others write. */
const WRAPPED: Readonly<Record<string, (text: string) => string>> = {
  'an essay of Moodle': (text) =>
    `<quiz><question type="essay"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext></question></quiz>`,
  'gaps of Moodle': (text) =>
    `<quiz><question type="cloze"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext></question></quiz>`,
  'an item of QTI': (text) =>
    `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" title="T"><itemBody><p>${toValue(text)}</p></itemBody></assessmentItem>`,
};

function listParsers(icons: Icons): Parser[] {
  const document = (change: (text: string) => object) => (text: string) =>
    parseDocument({ entity_type: 'worksheet', ...change(text) });
  const parser = (kind: ParserKind, name: string, length: number, read: Parser['read']): Parser => ({
    kind,
    name,
    length,
    read,
  });
  return [
    parser(
      'text',
      'a title',
      100_000,
      document((title) => ({ title })),
    ),
    parser(
      'text',
      'an item',
      20_000,
      document((text) => ({
        items: [{ id: 'a', type: 'fill_in_the_blank', data: { text, subtitle: text } }],
      })),
    ),
    parser('paste', 'pasted questions', 100_000, recogniseQuestions),
    parser('style', 'a value', 100_000, (text) => cleanValue(text, keepName)),
    parser('style', 'declarations', 100_000, (text) => cleanDeclarations(text, keepName)),
    parser('style', 'a style sheet', 100_000, (text) => cleanStyleSheet(text, keepName)),
    parser('drawing', 'the text of a drawing', 50_000, (text) => cleanSvg(encode(text), 's')),
    parser('drawing', 'an attribute', 50_000, (text) =>
      cleanSvg(draw(`style="${toValue(text)}" transform="${toValue(text)}"`), 's'),
    ),
    parser('drawing', 'a path', 50_000, (text) =>
      cleanSvg(draw('', `<path d="${toValue(text)}"/><style>${toValue(text)}</style>`), 's'),
    ),
    parser('drawing', 'a size', 50_000, (text) =>
      cleanSvg(encode(`<svg xmlns="${SVG}" viewBox="${toValue(text)}" width="${toValue(text)}"/>`), 's'),
    ),
    parser('field', 'a colour', 100_000, (text) => hexColor.safeParse(text)),
    parser('field', 'an address of mail', 100_000, (text) => email.safeParse(text)),
    parser('field', 'an id', 100_000, (text) => id.safeParse(text)),
    parser('search', 'icons', 200, (text) => icons.search(text.slice(0, 200), 1)),
    parser('file', 'a file of a document', 100_000, (text) =>
      readDocumentFile({ name: 'a.handout.json', bytes: encode(text) }),
    ),
    ...Object.entries(WRAPPED).map(([name, wrap]) =>
      parser('bank', name, 100_000, (text) =>
        readQuestionFile({ name: 'a.xml', bytes: encode(wrap(toCdata(text))) }),
      ),
    ),
    ...READ_FORMAT_NAMES.map((format) => {
      const [ending = 'txt'] = READ_FORMATS[format].endings;
      return parser('bank', `a file of ${format}`, 100_000, (text) =>
        readQuestionFile({ name: `a.${ending.replace(/^\./, '')}`, bytes: encode(text) }),
      );
    }),
  ];
}

/** In milliseconds of this thread's own time, so that a busy machine changes nothing. */
const HOLD_MS = 2000;

/** Hands crafted strings to everything that reads words: none is held by one for longer than two seconds. */
export async function tryParsers(
  record: TrialRecord,
  { seed, count }: { seed: number; count: number },
): Promise<void> {
  const icons = createOpenMojiIcons();
  // The first search of a process reads the library in all languages, whatever is asked.
  await measure(record, 'search', 'the first search for icons', () => icons.search('<b><i>', 1));
  const parsers = listParsers(icons);
  const trials = parsers.flatMap((parser) => range(STRINGS).map((at) => ({ parser, at })));
  const mixed = shuffleWithSeed(trials, seed);
  // One of each parser first, so that none is left out of a short run.
  const first = parsers.flatMap((parser) => mixed.find((trial) => trial.parser === parser) ?? []);
  for (const { parser, at } of [...first, ...mixed].slice(0, count)) {
    const text = craftString(at, parser.length);
    await measure(record, parser.kind, parser.name, () => parser.read(text), text);
  }
}

/** Notes how long the thread is held by reading a text. */
async function measure(
  record: TrialRecord,
  kind: ParserKind,
  name: string,
  read: () => unknown,
  text = '',
): Promise<void> {
  const before = process.threadCpuUsage();
  try {
    await read();
  } catch {
    record.count('refused in words');
  }
  const { user, system } = process.threadCpuUsage(before);
  const ms = (user + system) / 1000;
  record.tryOne(kind);
  record.keepMost(`ms for ${name}`, ms);
  if (ms > HOLD_MS)
    record.miss(kind, `${name} is held for ${Math.round(ms)} ms by ${JSON.stringify(text.slice(0, 40))}`);
}
