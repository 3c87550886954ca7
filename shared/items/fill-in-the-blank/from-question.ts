import { toPlainText } from '../../text/plain-text.ts';
import { PLAIN_LIMIT } from '../../vocabulary/schema-fields.ts';
import { joinAlternatives, splitAlternatives } from '../parts/alternatives.ts';
import type { ReadQuestion } from '../parts/read-question.ts';
import { canHaveAlternatives, isBlankWord, splitWord } from './blanks.ts';
import { toChoiceText } from './choices.ts';
import { setAlsoRight, setBlank, setBlankText, setMultipleChoice } from './rules.ts';
import { createFillInTheBlank, type FillInTheBlankData } from './schema.ts';
import { isTypedBlank, joinTokens } from './tokens.ts';

/** No text has it: marks the words of an answer until they are tokens. */
const MARK = '\uE000';
const GAP = /_{3,}/g;

type Gaps = Extract<ReadQuestion, { type: 'gaps' }>;

/**
 * Makes a text with blanks of one with gaps: known answers are its blank words, an unknown one stays a row of
 * underscores. What there is to choose from makes every blank one to choose.
 */
export function createFromQuestion(question: ReadQuestion): FillInTheBlankData | null {
  if (question.type !== 'gaps') return null;
  const wrong = question.wrong ?? [];
  const chooses = wrong.some((choices) => choices.length > 0);
  // An answer to choose is one blank; one to write has a blank for each word.
  const isWhole = (place: number) => (wrong[place]?.length ?? 0) > 0;
  const { text, places } = putAnswers(question, isWhole);
  const data = createFillInTheBlank();
  data.subtitle = question.directions ?? '';
  setBlankText(data, { text: text.slice(0, PLAIN_LIMIT), locale: 'en' });
  const found = data.words.flatMap(({ value }, index) => (value.includes(MARK) ? [index] : []));
  for (const index of found) {
    const word = data.words[index];
    if (!word || isTypedBlank(word.value)) continue;
    word.value = word.value.replaceAll(MARK, '');
    setBlank(data, { index, blank: true });
  }
  if (!chooses)
    for (const [at, index] of found.entries())
      setAlsoRight(data, { index, text: listOthers(question, places[at] ?? -1) });
  if (chooses)
    addWrongChoices(
      data,
      found,
      places.map((place) => wrong[place] ?? []),
    );
  return data;
}

/** Puts marked answers into the gaps; `places` has the gap of each marked word. */
function putAnswers({ prompt, answers }: Gaps, isWhole: (place: number) => boolean) {
  const places: number[] = [];
  let place = -1;
  const text = prompt.replace(GAP, (gap) => {
    place += 1;
    const given = answers[place]?.trim() ?? '';
    const [answer, ...others] = isWhole(place) ? [given] : splitAlternatives(given);
    if (!answer) return gap;
    // What else is right is right for one blank.
    const words =
      isWhole(place) || others.length > 0 ? [answer.replace(/\s+/g, '\u00A0')] : answer.split(/\s+/);
    for (const _ of words) places.push(place);
    return words.map((word) => `${MARK}${word}`).join(' ');
  });
  return { text, places };
}

/** Returns what else is right for a gap. */
const listOthers = ({ answers }: Gaps, place: number): string =>
  joinAlternatives(splitAlternatives(answers[place] ?? '').slice(1));

function addWrongChoices(
  data: FillInTheBlankData,
  found: readonly number[],
  wrong: readonly (readonly string[])[],
): void {
  setMultipleChoice(data, true);
  data.choices = data.choices.flatMap((choice) => {
    if (choice.correct) {
      const others = wrong[found.indexOf(choice.word_index)] ?? [];
      const word_index = choice.word_index;
      return [choice, ...others.map((text) => ({ word_index, answer: toChoiceText(text), correct: false }))];
    }
    return [];
  });
}

/** Makes a text with gaps of one with blanks, with what there is to choose from. */
export function toQuestion(data: FillInTheBlankData): ReadQuestion {
  const answers: string[] = [];
  const wrong: string[][] = [];
  const tokens = data.words.map((word, index) => {
    if (isTypedBlank(word.value)) {
      answers.push('');
      wrong.push([]);
      return word;
    }
    if (!isBlankWord(word, data)) return word;
    const parts = splitWord(word, data);
    const others = data.choices.filter(({ word_index, correct }) => word_index === index && !correct);
    const texts = data.multiple_choice
      ? others.map(({ answer }) => answer).filter((text) => text !== '')
      : [];
    const also = canHaveAlternatives(word, data) ? splitAlternatives(word.also_right ?? '') : [];
    for (const { text } of parts.filter(({ isBlank }) => isBlank)) {
      answers.push(joinAlternatives([text, ...also]));
      wrong.push(texts);
    }
    return { ...word, value: parts.map(({ text, isBlank }) => (isBlank ? '____' : text)).join('') };
  });
  const hasChoices = wrong.some((texts) => texts.length > 0);
  return {
    type: 'gaps',
    ...(toPlainText(data.subtitle).trim() !== '' && { directions: data.subtitle }),
    prompt: joinTokens(tokens),
    answers: answers.some((answer) => answer !== '') ? answers : [],
    ...(hasChoices && { wrong }),
  };
}
