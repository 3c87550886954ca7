import { splitAlternatives } from '../../items/parts/alternatives.ts';
import type { ReadPair, ReadPicture, ReadQuestion } from '../../items/parts/read-question.ts';
import { toBrackets } from '../../maths/formula-text.ts';
import { toExcerpt } from '../../text/plain-text.ts';
import { escapeXml, toHtml, toInline } from '../source/to-html.ts';
import { encode, listWords, type Source, takePoints, Writing, type WrittenFile } from './writing.ts';
import { toBase64, WrittenPictures } from './written-pictures.ts';

/** A text as Moodle has it: HTML, and the files of its pictures. */
interface Shown {
  readonly html: string;
  readonly files: string;
}

/** Puts a picture below a text, or at its end where that is one line. */
function show(
  pictures: WrittenPictures,
  html: string,
  image: ReadPicture | undefined,
  isLine = false,
): Shown {
  const shown = pictures.toHtml(image, '@@PLUGINFILE@@/');
  const taken = shown === '' ? undefined : pictures.take(image);
  if (!taken) return { html, files: '' };
  const { name, file } = taken;
  const files = `<file name="${name}" path="/" encoding="base64">${toBase64(file.bytes)}</file>`;
  return { html: html + (isLine ? ` ${shown}` : `<p>${shown}</p>`), files };
}

/** Writes an element whose text is HTML. */
const toText = (name: string, { html, files }: Shown, attributes = ''): string =>
  `<${name} format="html"${attributes}><text>${escapeXml(html)}</text>${files}</${name}>`;
const toPlainShown = (html: string): Shown => ({ html, files: '' });
const toAnswer = (shown: Shown, fraction: number): string =>
  toText('answer', shown, ` fraction="${fraction}"`);

type Choice = Extract<ReadQuestion, { type: 'choice' }>;
type Gaps = Extract<ReadQuestion, { type: 'gaps' }>;

function toChoice({ options, several }: Choice, pictures: WrittenPictures): string {
  const count = options.filter(({ correct }) => correct).length;
  const share = Number((100 / Math.max(1, count)).toFixed(5));
  const answers = options.map(({ text, correct, image }) => {
    const wrong = several && count > 0 ? -100 : 0;
    return toAnswer(show(pictures, toInline(text), image, true), correct ? (several ? share : 100) : wrong);
  });
  const settings = `<single>${!several}</single><shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering>`;
  return settings + answers.join('');
}

/** Escapes an answer within a field of a text. */
const toFieldAnswer = (text: string): string =>
  escapeXml(toBrackets(text))
    .replaceAll('%', '&#37;')
    .replace(/[\\{}~#]/g, '\\$&');

/** Braces of the text itself are no fields. */
const toFieldText = (text: string): string => toInline(text).replaceAll('{', '&#123;');

/** Returns the points of each gap, which are whole in Moodle; null where they cannot be shared out. */
function shareOut({ points, prompt }: Gaps): number | null {
  const share = (points?.value ?? 0) / (prompt.match(/_{3,}/g) ?? []).length;
  return Number.isInteger(share) && share > 0 ? share : null;
}

function toFields(asked: Gaps): string {
  const { prompt, answers, wrong = [], directions = '' } = asked;
  const [first = '', ...rest] = prompt.split(/_{3,}/);
  const weight = shareOut(asked) ?? 1;
  const fields = rest.map((text, place) => {
    const choices = (wrong[place] ?? []).map((choice) => `~${toFieldAnswer(choice)}`);
    const type = choices.length > 0 ? 'MULTICHOICE' : 'SHORTANSWER';
    const answer = answers[place] ?? '';
    const right = splitAlternatives(answer).map((one) => `=${toFieldAnswer(one)}`);
    return `{${weight}:${type}:${right.join('~') || '='}${choices.join('')}}${toFieldText(text)}`;
  });
  return `${toHtml(directions)}<p>${toFieldText(first)}${fields.join('')}</p>`;
}

function toPair({ left, right, left_image, right_image }: ReadPair, pictures: WrittenPictures): string {
  const { html, files } = show(pictures, toInline(left), left_image, true);
  // The right sides are chosen from a menu, which has words alone.
  if (right_image) pictures.lose(right_image);
  return `<subquestion format="html"><text>${escapeXml(html)}</text>${files}<answer><text>${escapeXml(toInline(right))}</text></answer></subquestion>`;
}

/** Writes the answers of which each is right, where there is one line for them. */
const listShortAnswers = ({ answer, lines }: Extract<ReadQuestion, { type: 'open' }>): string[] =>
  typeof answer === 'string' && (lines ?? 1) === 1
    ? splitAlternatives(answer).map((one) => toAnswer(toPlainShown(toInline(one)), 100))
    : [];

/** Returns the type of a question, its text and what follows. */
function toParts(question: ReadQuestion, pictures: WrittenPictures): readonly [string, string, string] {
  switch (question.type) {
    case 'choice':
      return ['multichoice', toHtml(question.prompt), toChoice(question, pictures)];
    case 'gaps':
      return ['cloze', toFields(question), ''];
    case 'pairs': {
      const extras = question.extras.map((text): ReadPair => ({ left: '', right: text }));
      const pairs = [...question.pairs, ...extras].map((pair) => toPair(pair, pictures));
      return ['matching', toHtml(question.prompt), pairs.join('')];
    }
    case 'order': {
      const entries = question.entries.map((entry, place) =>
        toAnswer(toPlainShown(toInline(entry)), place + 1),
      );
      return ['ordering', toHtml(question.prompt), entries.join('')];
    }
    case 'open': {
      const short = listShortAnswers(question);
      if (short.length > 1) return ['shortanswer', toHtml(question.prompt), short.join('')];
      const lines =
        question.lines === null ? '' : `<responsefieldlines>${question.lines}</responsefieldlines>`;
      const key = toText('graderinfo', toPlainShown(toHtml(question.answer)));
      return ['essay', toHtml(question.prompt), `<responseformat>editor</responseformat>${lines}${key}`];
    }
    case 'text':
      return ['description', toHtml(question.prompt), ''];
    case 'card':
      if (question.definition_image) pictures.lose(question.definition_image);
      return [
        'shortanswer',
        toHtml(question.term),
        toAnswer(toPlainShown(toInline(question.definition)), 100),
      ];
  }
}

/** Writes what a question earns; the gaps of a text have their own. */
function toGrade(question: ReadQuestion, writing: Writing): string {
  const value = takePoints(question, writing);
  if (value === null) return '';
  if (question.type === 'gaps' && shareOut(question) === null)
    writing.lose('Points that each gap has no whole share of', question.points?.words ?? '');
  return `<defaultgrade>${value}</defaultgrade>`;
}

function toElement(question: ReadQuestion, pictures: WrittenPictures, writing: Writing): string {
  const [type, html, rest] = toParts(question, pictures);
  const image = question.type === 'card' ? question.term_image : question.image;
  const text = show(pictures, html, image);
  const name = toExcerpt(listWords(question).filter((words) => words.trim() !== '')[0] ?? '');
  return `<question type="${type}"><name><text>${escapeXml(name)}</text></name>${toText('questiontext', text)}${toGrade(question, writing)}${rest}</question>`;
}

/** Writes a question bank that Moodle imports. */
export function writeMoodleXml({ title, questions, files }: Source): WrittenFile {
  const writing = new Writing();
  const pictures = new WrittenPictures(files, writing);
  const category = `<question type="category"><category><text>$course$/${escapeXml(title.replaceAll('/', '//'))}</text></category></question>`;
  const elements = questions.map((question) => {
    writing.begin();
    return toElement(question, pictures, writing);
  });
  const parts = [...(title === '' ? [] : [category]), ...elements];
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n`;
  return { bytes: encode(toBrackets(text)), losses: writing.losses };
}
