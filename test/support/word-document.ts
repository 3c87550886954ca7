import { strToU8, zipSync } from 'fflate';
import { readQuestionFile } from '#shared/questions/read/formats.ts';
import { toHtml } from '#shared/questions/source/to-html.ts';

/** Writes documents of Word as its parts, for tests of what is read of them. */

export const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
export const line = (inside: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${inside}</w:p>`;
export const toText = (words: string) => line(run(words));
export const list = (id: number, level = 0) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`;
export const entry = (text: string, level = 0, id = 1, properties = '') =>
  line(run(text, properties), list(id, level));
export const cell = (text: string, properties = '') => `<w:tc>${line(run(text, properties))}</w:tc>`;
export const table = (...rows: string[]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells}</w:tr>`).join('')}</w:tbl>`;
export const wrap = (name: string, inside: string) =>
  `<w:${name} xmlns:w="w" xmlns:mc="mc" xmlns:m="m" xmlns:w16se="s">${inside}</w:${name}>`;

export const level = (place: number, format: string, more = '') =>
  `<w:lvl w:ilvl="${place}"><w:numFmt w:val="${format}"/>${more}</w:lvl>`;
export const shape = (id: number, levels: string) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`;
export const num = (id: number, of: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`;
export const USUAL = shape(7, level(0, 'decimal') + level(1, 'lowerLetter')) + num(1, 7);

interface Parts {
  readonly styles?: string;
  readonly numbering?: string;
}

export async function readWord(body: readonly string[], { styles = '', numbering = USUAL }: Parts = {}) {
  const files = {
    'word/document.xml': wrap('document', `<w:body>${body.join('')}</w:body>`),
    'word/styles.xml': wrap('styles', styles),
    'word/numbering.xml': wrap('numbering', numbering),
  };
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
    { level: 0 },
  );
  const { questions, losses } = await readQuestionFile({ name: 't.docx', bytes });
  return { questions, losses: losses.map(({ what, text }) => `${what}: ${text}`) };
}

/** Reads one paragraph behind "1. "; returns its words as HTML, and what is lost. */
export async function readRuns(inside: string, parts: Parts & { readonly look?: string } = {}) {
  const { questions, losses } = await readWord([line(run('1. ') + inside, parts.look)], parts);
  const [question] = questions;
  const prompt = question && 'prompt' in question ? toHtml(question.prompt) : '';
  return { text: prompt.replace(/^<p>|<\/p>$/g, '').replaceAll('</p><p>', '|'), losses };
}
