import { toPlainText } from '../../text/plain-text.ts';
import { joinAlternatives, splitAlternatives } from '../parts/alternatives.ts';
import { WORD_LIMIT } from '../parts/limits.ts';
import type { ReadQuestion } from '../parts/read-question.ts';
import { canHaveAlternatives, isBlankWord, splitWord } from './blanks.ts';
import { toChoiceText } from './choices.ts';
import { type PlacedWord, placeAnswers } from './place-answers.ts';
import { setAlsoRight, setMultipleChoice } from './rules.ts';
import { createFillInTheBlank, type FillInTheBlankData } from './schema.ts';
import { isTypedBlank, joinTokens, type Token } from './tokens.ts';

const GAP = '____';

type Gaps = Extract<ReadQuestion, { type: 'gaps' }>;

/** Tells whether every gap with an answer has something to choose from: then the text asks to choose. */
const asksToChoose = ({ answers, wrong = [] }: Gaps): boolean =>
  answers.some((answer) => answer !== '') &&
  answers.every((answer, gap) => answer === '' || (wrong[gap] ?? []).length > 0);

/**
 * Makes a text with blanks of one with gaps: known answers are its blank words, or letters of its words, an unknown one stays a
 * row of underscores.
 */
export function createFromQuestion(question: ReadQuestion): FillInTheBlankData | null {
  if (question.type !== 'gaps') return null;
  const chooses = asksToChoose(question);
  const placed = placeAnswers(question, chooses).slice(0, WORD_LIMIT);
  const data = createFillInTheBlank();
  data.subtitle = question.directions ?? '';
  data.words = placed.map(({ word }) => word);
  if (placed.some(({ word, gap }) => gap !== null && !word.blank)) data.type = 'partial_word';
  for (const [index, { gap }] of placed.entries())
    if (gap !== null && !chooses) setAlsoRight(data, { index, text: listOthers(question, gap) });
  if (chooses) addWrongChoices(data, placed, question.wrong ?? []);
  return data;
}

/** Returns what else is right for a gap. */
const listOthers = ({ answers }: Gaps, place: number): string =>
  joinAlternatives(splitAlternatives(answers[place] ?? '').slice(1));

function addWrongChoices(
  data: FillInTheBlankData,
  placed: readonly PlacedWord[],
  wrong: readonly (readonly string[])[],
): void {
  setMultipleChoice(data, true);
  data.choices = data.choices.flatMap((choice) => {
    const { word_index } = choice;
    const others = wrong[placed[word_index]?.gap ?? -1] ?? [];
    const made = others.map((text) => ({ word_index, answer: toChoiceText(text), correct: false }));
    return choice.correct ? [choice, ...made] : [];
  });
}

/** Puts a space between two gaps without a letter between them, which would be one. */
const keepGapsApart = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) =>
    /^_{3}/.test(token.value) && /_{3}$/.test(tokens[at - 1]?.value ?? '')
      ? { ...token, hasNotSpaceBeforeSpecialChar: false }
      : token,
  );

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
    return { ...word, value: parts.map(({ text, isBlank }) => (isBlank ? GAP : text)).join('') };
  });
  const hasChoices = wrong.some((texts) => texts.length > 0);
  return {
    type: 'gaps',
    ...(toPlainText(data.subtitle).trim() !== '' && { directions: data.subtitle }),
    prompt: joinTokens(keepGapsApart(tokens)),
    answers: answers.some((answer) => answer !== '') ? answers : [],
    ...(hasChoices && { wrong }),
  };
}
