import { joinAlternatives } from '../../items/parts/alternatives.ts';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { toValue } from '../inline.ts';
import { joinTexts } from '../join-texts.ts';
import { toLines } from '../rich-lines.ts';
import { decodeText } from '../source/decode-text.ts';
import { getOwn } from '../source/get-own.ts';
import { type ReadFile, Reading, type SourceFile, UnreadableFile } from '../source/reading.ts';
import { addPoints } from './file-points.ts';
import { toClozeQuestions } from './rexams-cloze.ts';
import { takeCode } from './rexams-code.ts';
import { type Exercise, readLatexExercise, readMarkdownExercise } from './rexams-parts.ts';
import { formatRexamsNumber, readRexamsOptions } from './rexams-solution.ts';

interface Asked {
  readonly exercise: Exercise;
  readonly prompt: RichTextValue;
  readonly reading: Reading;
  readonly solution: RichTextValue;
}

const get = ({ about }: Exercise, name: string): string => about.get(name) ?? '';

const toChoice =
  (several: boolean) =>
  ({ exercise, prompt, reading }: Asked): ReadQuestion[] => {
    const options = readRexamsOptions(exercise.options, get(exercise, 'exsolution'), exercise, reading);
    return [{ type: 'choice', prompt, options, ...(several && { several }) }];
  };

const toNumber = ({ exercise, prompt }: Asked): ReadQuestion[] => {
  const answer = formatRexamsNumber(get(exercise, 'exsolution'), get(exercise, 'extol'));
  return [{ type: 'open', prompt, answer, lines: 1 }];
};

const isEssay = ({ about }: Exercise): boolean =>
  [...about].some(([key, value]) => /essay/.test(key) && /^(?:true|t|yes|1)$/i.test(value)) ||
  /essay/i.test(about.get('exstringtype') ?? '');

const toWritten = ({ exercise, prompt, solution }: Asked): ReadQuestion[] => {
  const answer = isEssay(exercise) ? '' : joinAlternatives([get(exercise, 'exsolution')]);
  if (answer !== '') return [{ type: 'open', prompt, answer, lines: 1 }];
  return [{ type: 'open', prompt, answer: solution, lines: null }];
};

const TYPES: Readonly<Record<string, (asked: Asked) => ReadQuestion[]>> = {
  schoice: toChoice(false),
  mchoice: toChoice(true),
  num: toNumber,
  string: toWritten,
  essay: toWritten,
  cloze: ({ exercise, prompt, reading }) => toClozeQuestions(exercise, prompt, reading),
};

/** Remarks that say of an option no more than the key does. */
const TRUTH = /^(?:true|false|richtig|falsch|wahr|correct|wrong|incorrect)\.?$/i;

/** Reads the worked solution, with what it says of each option. */
function readSolution({ solution, remarks, toRich }: Exercise, reading: Reading): RichTextValue {
  const told = remarks.every((remark) => TRUTH.test(remark)) ? [] : remarks;
  const lines = told.map((remark, at) =>
    toValue([[{ text: `${at + 1}. `, marks: [] }, ...toLines(toRich(remark, reading, true)).flat()]]),
  );
  return joinTexts(toRich(solution, reading), ...lines);
}

/** Read as the question and its key. */
const READ = /^ex(?:type|solution|tol|name|title|points|shuffle|clozetype|stringtype|extra.*)$/;

function readExercise(exercise: Exercise, reading: Reading): void {
  const name = get(exercise, 'exname') || get(exercise, 'extitle');
  reading.begin(name);
  const type = get(exercise, 'extype').toLowerCase();
  const prompt = exercise.toRich(exercise.question, reading);
  const make = getOwn(TYPES, type);
  const solution = readSolution(exercise, reading);
  if (!make) {
    const words = [toPlainText(prompt), ...exercise.options, toPlainText(solution)].join(' ');
    reading.lose(`Question of the type “${type.slice(0, 40)}”`, words.trim());
    return;
  }
  const questions = make({ exercise, prompt, reading, solution });
  const isAnswer = questions.some((one) => one.type === 'open' && one.answer === solution);
  for (const [at, question] of questions.entries()) {
    const isLast = at === questions.length - 1;
    reading.add(isLast ? addPoints(question, get(exercise, 'expoints'), reading) : question);
  }
  if (!isAnswer && !isBlank(solution)) reading.add({ type: 'text', prompt: solution, shown_on: 'key' });
  if (name !== '' && !toPlainText(prompt).includes(name)) reading.lose('Title', name);
  for (const [key, value] of exercise.about)
    if (!READ.test(key) && value !== '') reading.lose(`Setting “${key}”`, value);
}

const isLatex = (text: string): boolean => text.includes('\\begin{question}');
/** Each exercise of the file, with the code before the first. */
const splitExercises = (text: string): string[] => {
  const begins = isLatex(text)
    ? /\\begin\{question\}/g
    : /^(?:Question[ \t]*\n={3,}|#{1,2}[ \t]+Question[ \t]*$)/gm;
  const places = [...text.matchAll(begins)].map(({ index }) => index);
  return places.map((from, at) => (at === 0 ? text.slice(0, places[1]) : text.slice(from, places[at + 1])));
};

/** Reads exercises of R/exams that need no R: in Markdown (.Rmd) or LaTeX (.Rnw). */
export function readRexams({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  const whole = decodeText(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  let needed: string | null = null;
  for (const part of splitExercises(whole)) {
    const { text, computed } = takeCode(part);
    if (computed === null) {
      readExercise(isLatex(text) ? readLatexExercise(text) : readMarkdownExercise(text), reading);
      continue;
    }
    needed ??= computed;
    reading.begin();
    reading.lose('Question that R computes', text.replace(/\s+/g, ' ').trim());
  }
  if (needed !== null && reading.questions.length === 0)
    throw new UnreadableFile(
      `R computes its text, as in “${needed.slice(0, 80)}”. Write it with R to Moodle XML or QTI, and choose that file.`,
    );
  return reading;
}
