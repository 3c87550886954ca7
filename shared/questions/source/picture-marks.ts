import type { ReadPicture, ReadQuestion } from '../../items/parts/read-question.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { type Span, toText, toValue } from '../inline.ts';
import { toLines } from '../rich-lines.ts';

/**
 * The mark of a picture in a text, until the question is whole: a sign that no text has, and one for the place
 * among the pictures shown so far.
 */
const MARK = /\uE300([\uE400-\uF7FF])/g;
const FIRST = 0xe400;
export const MOST_PICTURES = 0xf7ff - FIRST + 1;

export const toMark = (place: number): string => `\uE300${String.fromCharCode(FIRST + place)}`;

const listPlaces = (text: string): number[] =>
  [...text.matchAll(MARK)].map(([, sign = '']) => sign.charCodeAt(0) - FIRST);
const hasMark = (value: RichTextValue): boolean => JSON.stringify(value).includes('\uE300');

/** Replaces the marks in a text by words for them. */
export const replaceMarks = (text: string, toWords: (place: number) => string): string =>
  text.replace(MARK, (_, sign: string) => toWords(sign.charCodeAt(0) - FIRST));

const toUnmarked = (span: Span): Span => ({ ...span, text: span.text.replace(MARK, '') });

/** Takes the marks out of a text; lines that were nothing else go too. */
function takeFrom(value: RichTextValue): { text: RichTextValue; places: number[] } {
  if (!hasMark(value)) return { text: value, places: [] };
  const lines = toLines(value);
  const kept = lines.flatMap((spans) => {
    const hadMark = listPlaces(toText(spans)).length > 0;
    const rest = spans.map(toUnmarked).filter(({ text }) => text !== '');
    return hadMark && toText(rest).trim() === '' ? [] : [rest];
  });
  return { text: toValue(kept), places: lines.flatMap((spans) => listPlaces(toText(spans))) };
}

/** What a question takes its pictures from. */
interface Shown {
  /** Returns a picture by its place. */
  get(place: number): ReadPicture | undefined;
  /** Names a picture that the question has no room for. */
  lose(image: ReadPicture): void;
}

/** Takes pictures out of texts. */
interface Taker {
  /** Returns a text without its pictures, and the first of them under the name of its field; the others are lost. */
  take<Name extends string>(
    value: RichTextValue,
    field: Name,
  ): { readonly text: RichTextValue; readonly image: { [field in Name]?: ReadPicture } };
  /** Returns a text without its pictures, which are lost: no part of a document has one there. */
  strip<Value extends RichTextValue>(value: Value): Value;
}

const createTaker = ({ get, lose }: Shown): Taker => ({
  take(value, field) {
    const { text, places } = takeFrom(value);
    const [first, ...others] = places.flatMap((place) => get(place) ?? []);
    for (const other of others) lose(other);
    return { text, image: (first ? { [field]: first } : {}) as { [field in typeof field]?: ReadPicture } };
  },
  strip<Value extends RichTextValue>(value: Value) {
    const { text, places } = takeFrom(value);
    for (const image of places.flatMap((place) => get(place) ?? [])) lose(image);
    return text as Value;
  },
});

type QuestionOf<Type extends ReadQuestion['type']> = Extract<ReadQuestion, { readonly type: Type }>;

function takeFromCard(card: QuestionOf<'card'>, { take }: Taker): ReadQuestion {
  const term = take(card.term, 'term_image');
  const definition = take(card.definition, 'definition_image');
  return { ...card, term: term.text, definition: definition.text, ...term.image, ...definition.image };
}

function takeFromPair(pair: QuestionOf<'pairs'>['pairs'][number], { take }: Taker) {
  const [left, right] = [take(pair.left, 'left_image'), take(pair.right, 'right_image')];
  return { left: left.text, right: right.text, ...left.image, ...right.image };
}

function takeFromOption(option: QuestionOf<'choice'>['options'][number], { take }: Taker) {
  const { text, image } = take(option.text, 'image');
  return { ...option, text, ...image };
}

/** Gives the pictures that stand in the texts of a question to their parts: one to each. */
export function takePictures(question: ReadQuestion, shown: Shown): ReadQuestion {
  if (!JSON.stringify(question).includes('\uE300')) return question;
  const taker = createTaker(shown);
  const { take, strip } = taker;
  if (question.type === 'card') return takeFromCard(question, taker);
  const { text: prompt, image } = take(question.prompt, 'image');
  switch (question.type) {
    case 'choice': {
      const options = question.options.map((option) => takeFromOption(option, taker));
      return { ...question, prompt, ...image, options };
    }
    case 'gaps':
      return {
        ...question,
        prompt: prompt as string,
        ...image,
        ...(question.directions !== undefined && { directions: strip(question.directions) }),
        answers: question.answers.map(strip),
        ...(question.wrong && { wrong: question.wrong.map((texts) => texts.map(strip)) }),
      };
    case 'pairs': {
      const pairs = question.pairs.map((pair) => takeFromPair(pair, taker));
      return { ...question, prompt, ...image, pairs, extras: question.extras.map(strip) };
    }
    case 'order':
      return { ...question, prompt, ...image, entries: question.entries.map(strip) };
    case 'open':
      return { ...question, prompt, ...image, answer: strip(question.answer) };
    case 'text':
      return { ...question, prompt, ...image };
  }
}
