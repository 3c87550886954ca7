import { isBlank, toPlainText } from '../../text/plain-text.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';
import {
  keepTerms,
  nameEntry,
  toTerm,
  toWordEntry,
  type UseOfWords,
  type WordEntry,
} from '../parts/words.ts';
import { createFromQuestion, toQuestion } from './from-question.ts';
import { CHOICE_LIMIT, createFillInTheBlank, type FillInTheBlankData } from './schema.ts';
import { WITHOUT_SPACES } from './tokens.ts';

const GAP = '____';
const GAPS = /_{3,}(?:[ \u00A0]_{3,})*/g;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Finds the word as a whole word of the text, whatever its capitals; -1 where it is not in it. Some scripts part no words. */
function findWord(text: string, word: string): number {
  const [within, wanted] = [text.toLowerCase(), word.toLowerCase()];
  // Places would not agree where capitals have other lengths.
  if (within.length !== text.length) return -1;
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const around = [text[at - 1] ?? '', text[at + wanted.length] ?? ''];
    if (WITHOUT_SPACES.test(word) || !around.some((letter) => LETTER.test(letter))) return at;
  }
  return -1;
}

/** Makes the line of an entry: the definition with its word as the gap, or else with a gap behind it. */
function toLine(entry: WordEntry) {
  const term = toTerm(entry);
  const text = toPlainText(entry.definition).replace(/\s+/g, ' ').trim();
  // A definition may have its gap already; further ones stay lines to write on.
  const own = text.match(/_{3,}/g) ?? [];
  if (own.length > 0) return { line: text, answers: own.map((_, place) => (place === 0 ? term : '')) };
  const at = findWord(text, term);
  if (at < 0) return { line: `${text}: ${GAP}`, answers: [term] };
  const end = at + term.length;
  return { line: `${text.slice(0, at)}${GAP}${text.slice(end)}`, answers: [text.slice(at, end)] };
}

/** Reads a line back: what fills its first gap is the term; a gap at the end belongs to no sentence. */
function readLine(line: string, takeAnswer: () => string): WordEntry | null {
  const found: string[] = [];
  const fill = (gaps: string) => {
    const words = gaps
      .split(/[ \u00A0]/)
      .map(takeAnswer)
      .join(' ');
    found.push(words);
    return words;
  };
  const whole = line.replace(GAPS, fill).trim();
  const term = found[0]?.trim() ?? '';
  if (term === '') return null;
  const [, alone] = /^(.*): ?_{3,}(?:[ \u00A0]_{3,})*$/.exec(line.trim()) ?? [];
  const isBehind = alone !== undefined && found.length === 1;
  return toWordEntry(term.replaceAll('\u00A0', ' '), isBehind ? alone.trim() : whole);
}

/** Makes a text of the definitions, one on each line, in which the words are the blanks. */
export const words: UseOfWords<FillInTheBlankData> = {
  label: 'Fill in the blank',
  create(entries) {
    const { kept, losses } = keepTerms(entries, {
      limit: OPTION_LIMIT,
      termLimit: CHOICE_LIMIT,
      keepsDefinitions: true,
    });
    const defined = kept.filter(({ definition }) => !isBlank(definition));
    const lines = defined.map(toLine);
    const made = createFromQuestion({
      type: 'gaps',
      prompt: lines.map(({ line }) => line).join('\n'),
      answers: lines.flatMap(({ answers }) => answers),
    });
    const undefinedWords = kept.filter(({ definition }) => isBlank(definition));
    return {
      made: lines.length > 0 && made ? made : createFillInTheBlank(),
      losses: [
        ...undefinedWords.map((entry) => ({ what: 'Word without a definition', text: nameEntry(entry) })),
        ...losses,
      ],
    };
  },
  list(data) {
    const question = toQuestion(data);
    if (question.type !== 'gaps') return [];
    let place = 0;
    const takeAnswer = () => question.answers[place++] ?? '';
    return question.prompt.split('\n').flatMap((line) => readLine(line, takeAnswer) ?? []);
  },
};
