import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { toExcerpt } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { escapeXml, toHtml, toInline } from '../source/to-html.ts';
import { encode, listWords, type Source, Writing, type WrittenFile } from './writing.ts';

/** Writes an element whose text is HTML. */
const toText = (name: string, html: string, attributes = ''): string =>
  `<${name} format="html"${attributes}><text>${escapeXml(html)}</text></${name}>`;
const toAnswer = (html: string, fraction: number): string =>
  toText('answer', html, ` fraction="${fraction}"`);

type Choice = Extract<ReadQuestion, { type: 'choice' }>;
type Gaps = Extract<ReadQuestion, { type: 'gaps' }>;

function toChoice({ options, several }: Choice): string {
  const count = options.filter(({ correct }) => correct).length;
  const share = Number((100 / Math.max(1, count)).toFixed(5));
  const answers = options.map(({ text, correct }) => {
    const wrong = several && count > 0 ? -100 : 0;
    return toAnswer(toInline(text), correct ? (several ? share : 100) : wrong);
  });
  const settings = `<single>${!several}</single><shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering>`;
  return settings + answers.join('');
}

/** Escapes an answer within a field of a text. */
const toFieldAnswer = (text: string): string =>
  escapeXml(text)
    .replaceAll('%', '&#37;')
    .replace(/[\\{}~#]/g, '\\$&');

/** Braces of the text itself are no fields. */
const toFieldText = (text: string): string => toInline(text).replaceAll('{', '&#123;');

function toFields({ prompt, answers, wrong = [], directions = '' }: Gaps): string {
  const [first = '', ...rest] = prompt.split(/_{3,}/);
  const fields = rest.map((text, place) => {
    const choices = (wrong[place] ?? []).map((choice) => `~${toFieldAnswer(choice)}`);
    const type = choices.length > 0 ? 'MULTICHOICE' : 'SHORTANSWER';
    return `{1:${type}:=${toFieldAnswer(answers[place] ?? '')}${choices.join('')}}${toFieldText(text)}`;
  });
  return `${toHtml(directions)}<p>${toFieldText(first)}${fields.join('')}</p>`;
}

function toPairs(pairs: readonly (readonly [RichTextValue, RichTextValue])[]): string {
  return pairs
    .map(
      ([left, right]) =>
        `<subquestion format="html"><text>${escapeXml(toInline(left))}</text><answer><text>${escapeXml(toInline(right))}</text></answer></subquestion>`,
    )
    .join('');
}

/** Returns the type of a question, its text and what follows. */
function toParts(question: ReadQuestion): readonly [string, string, string] {
  switch (question.type) {
    case 'choice':
      return ['multichoice', toHtml(question.prompt), toChoice(question)];
    case 'gaps':
      return ['cloze', toFields(question), ''];
    case 'pairs': {
      const pairs = question.pairs.map(({ left, right }) => [left, right] as const);
      const extras = question.extras.map((text) => ['', text] as const);
      return ['matching', toHtml(question.prompt), toPairs([...pairs, ...extras])];
    }
    case 'order': {
      const entries = question.entries.map((entry, place) => toAnswer(toInline(entry), place + 1));
      return ['ordering', toHtml(question.prompt), entries.join('')];
    }
    case 'open': {
      const lines =
        question.lines === null ? '' : `<responsefieldlines>${question.lines}</responsefieldlines>`;
      const key = toText('graderinfo', toHtml(question.answer));
      return ['essay', toHtml(question.prompt), `<responseformat>editor</responseformat>${lines}${key}`];
    }
    case 'text':
      return ['description', toHtml(question.prompt), ''];
    case 'card':
      return ['shortanswer', toHtml(question.term), toAnswer(toInline(question.definition), 100)];
  }
}

function toElement(question: ReadQuestion): string {
  const [type, text, rest] = toParts(question);
  const name = toExcerpt(listWords(question).filter((words) => words.trim() !== '')[0] ?? '');
  return `<question type="${type}"><name><text>${escapeXml(name)}</text></name>${toText('questiontext', text)}${rest}</question>`;
}

/** Writes a question bank that Moodle imports. */
export function writeMoodleXml({ title, questions }: Source): WrittenFile {
  const category = `<question type="category"><category><text>$course$/${escapeXml(title.replaceAll('/', '//'))}</text></category></question>`;
  const parts = [...(title === '' ? [] : [category]), ...questions.map(toElement)];
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n`;
  return { bytes: encode(text), losses: new Writing().losses };
}
