import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { Reading } from '../source/reading.ts';
import { GAP_MARK, type Gap, toGaps } from './gap-answers.ts';
import type { Exercise } from './rexams-parts.ts';
import { formatRexamsNumber, readRexamsOptions } from './rexams-solution.ts';

/** One of the questions of an exercise: its key, and what of the list is its own. */
interface Part {
  readonly type: string;
  readonly key: string;
  readonly tolerance: string;
  readonly entries: readonly string[];
}

const isChosen = (type: string): boolean => type === 'schoice' || type === 'mchoice';
const split = (text: string | undefined): string[] => (text ?? '').split('|').map((part) => part.trim());

/** Deals the entries of the list to the parts: a choice has one for each of its options, another part one or none. */
function listParts({ about, options }: Exercise): Part[] {
  const types = split(about.get('exclozetype'));
  const keys = split(about.get('exsolution'));
  const tolerances = split(about.get('extol'));
  const chosen = keys.reduce((sum, key, at) => sum + (isChosen(types[at] ?? '') ? key.length : 0), 0);
  const hasOthers = options.length > chosen;
  let next = 0;
  return keys.map((key, at) => {
    const type = types[at] ?? types[0] ?? '';
    const count = isChosen(type) ? key.length : hasOthers ? 1 : 0;
    const entries = options.slice(next, next + count);
    next += count;
    const tolerance = tolerances.length === 1 ? (tolerances[0] ?? '') : (tolerances[at] ?? '');
    return { type, key, tolerance, entries };
  });
}

const getAnswer = ({ type, key, tolerance }: Part): string => {
  if (type === 'num') return formatRexamsNumber(key, tolerance);
  return type === 'string' ? key : '';
};

function toGap(part: Part, exercise: Exercise, reading: Reading): Gap {
  if (!isChosen(part.type)) return { answer: getAnswer(part), wrong: [] };
  const options = readRexamsOptions(part.entries, part.key, exercise, reading);
  const texts = options.map(({ text, correct }) => ({ text: toPlainText(text), correct }));
  const [right, ...more] = texts.filter(({ correct }) => correct);
  for (const other of more) reading.lose('Another right answer', other.text);
  return { answer: right?.text ?? '', wrong: texts.flatMap(({ text, correct }) => (correct ? [] : [text])) };
}

function toQuestion(part: Part, place: number, exercise: Exercise, reading: Reading): ReadQuestion {
  const label = `${String.fromCharCode(97 + (place % 26))})`;
  if (isChosen(part.type)) {
    const options = readRexamsOptions(part.entries, part.key, exercise, reading);
    return { type: 'choice', prompt: label, options, ...(part.type === 'mchoice' && { several: true }) };
  }
  const words = exercise.toRich(part.entries[0] ?? '', reading);
  const answer = getAnswer(part);
  return { type: 'open', prompt: isBlank(words) ? label : words, answer, lines: answer === '' ? null : 1 };
}

const PLACE = /##ANSWER(\d{1,3})##/g;

/** Makes gaps where the text has places for its answers, else a question of each part below the text. */
export function toClozeQuestions(
  exercise: Exercise,
  prompt: RichTextValue,
  reading: Reading,
): ReadQuestion[] {
  const parts = listParts(exercise);
  const text = toPlainText(prompt);
  const places = [...text.matchAll(PLACE)].map(([, number]) => Number(number) - 1);
  const used = new Set(places);
  const asked = parts.flatMap((part, place) =>
    used.has(place) ? [] : [toQuestion(part, place, exercise, reading)],
  );
  if (places.length === 0) return isBlank(prompt) ? asked : [{ type: 'text', prompt }, ...asked];
  const gaps = places.map((place) => {
    const part = parts[place];
    return part ? toGap(part, exercise, reading) : { answer: '', wrong: [] };
  });
  return [toGaps(text.replace(PLACE, GAP_MARK), gaps), ...asked];
}
