import type { ReadPair, ReadPicture, ReadQuestion } from '../items/parts/read-question.ts';
import { toPlainText } from '../text/plain-text.ts';
import type { RichTextValue } from '../text/rich-text.ts';
import { joinToOne, toValue } from './inline.ts';
import { toLines } from './rich-lines.ts';

/** Cards in one matching: more would not be solved on a sheet. */
const MOST_PAIRS = 12;

/** Joins the lines of a text to one, as each side of a pair is. */
export const toOneLine = (value: RichTextValue): RichTextValue => {
  const lines = toLines(value);
  return toValue(lines.length < 2 ? lines : [joinToOne(lines)]);
};

/** Makes matchings of cards in a row, for a worksheet; each of the same size, as far as they go. */
export function joinCards(questions: readonly ReadQuestion[]): ReadQuestion[] {
  const joined: ReadQuestion[] = [];
  let run: ReadPair[] = [];
  const end = () => {
    const count = Math.ceil(run.length / MOST_PAIRS);
    for (let at = 0; at < count; at++) {
      const [from, to] = [at, at + 1].map((part) => Math.round((part * run.length) / count));
      joined.push({ type: 'pairs', prompt: '', pairs: run.slice(from, to), extras: [] });
    }
    run = [];
  };
  for (const question of questions) {
    if (question.type === 'card') {
      const { term, definition, term_image, definition_image } = question;
      run.push({
        left: toOneLine(term),
        right: toOneLine(definition),
        ...(term_image && { left_image: term_image }),
        ...(definition_image && { right_image: definition_image }),
      });
      continue;
    }
    end();
    joined.push(question);
  }
  end();
  return joined;
}

/** A term and its definition, as a deck and a game of bingo have them. */
export interface ReadCard {
  readonly term: RichTextValue;
  readonly definition: RichTextValue;
  readonly term_image?: ReadPicture;
  readonly definition_image?: ReadPicture;
}

const toTerm = ({ prompt, image }: { prompt: RichTextValue; image?: ReadPicture }) => ({
  term: prompt,
  ...(image && { term_image: image }),
});

/** Lists the cards that a question makes: its prompt with the answer; none where it has no answer. */
export function toCards(question: ReadQuestion): ReadCard[] {
  switch (question.type) {
    case 'card': {
      const { type: _, ...card } = question;
      return [card];
    }
    case 'pairs':
      return question.pairs.map(({ left, right, left_image, right_image }) => ({
        term: left,
        definition: right,
        ...(left_image && { term_image: left_image }),
        ...(right_image && { definition_image: right_image }),
      }));
    case 'choice': {
      const right = question.options.filter(({ correct }) => correct);
      const words = right.map(({ text }) => toPlainText(text)).filter((text) => text !== '');
      const image = right.find((option) => option.image)?.image;
      if (right.length === 0) return [];
      return [
        { ...toTerm(question), definition: words.join('\n'), ...(image && { definition_image: image }) },
      ];
    }
    case 'gaps':
      return question.answers.length > 0
        ? [{ ...toTerm(question), definition: question.answers.join(', ') }]
        : [];
    case 'open':
      return toPlainText(question.answer).trim() === ''
        ? []
        : [{ ...toTerm(question), definition: question.answer }];
    default:
      return [];
  }
}
