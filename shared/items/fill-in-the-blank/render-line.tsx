import { createElement, type ReactNode } from 'react';
import { hasFormula } from '../../maths/formula-text.ts';
import { getDirection } from '../../text/direction.ts';
import { splitGraphemes } from '../../text/graphemes.ts';
import { renderWithBreaks } from '../../text/RichText.tsx';
import { BlankLine } from '../parts/BlankLine.tsx';
import type { BlankRenderOptions } from './blank-render-options.ts';
import { getAnswerType, isBlankWord, splitWord, type WordPart } from './blanks.ts';
import { InlineChoices } from './InlineChoices.tsx';
import { LetterBlanks } from './LetterBlanks.tsx';
import type { Chunk, PlacedWord } from './split-lines.ts';
import { isTypedBlank } from './tokens.ts';

/** Longer than this, in letters, it must be allowed to go on in the next line. */
const LONG = 40;

/**
 * Renders a line with one text between two blanks: a browser rounds the width of each text node, so lines of
 * many nodes would break at other places than lines of one.
 */
export function renderLine(chunks: readonly Chunk[], text: BlankRenderOptions): ReactNode[] {
  const drawn = chunks.flatMap((chunk) => [chunk.hasSpaceBefore ? ' ' : '', ...renderChunk(chunk, text)]);
  return joinTexts(drawn).map(renderPiece);
}

const renderPiece = (piece: ReactNode): ReactNode =>
  typeof piece === 'string' ? renderWithBreaks(piece) : piece;

/** Renders a word and its punctuation: a line never breaks between a blank and its punctuation. */
function renderChunk(chunk: Chunk, text: BlankRenderOptions): ReactNode[] {
  const hasBlank = chunk.words.some((word) => isBlankWord(word, text.data) || isTypedBlank(word.value));
  const drawn = chunk.words.flatMap((word) => renderWord(word, text));
  if (!hasBlank) return drawn;
  const isShort = chunk.words.reduce((length, { value }) => length + value.length, 0) <= LONG;
  if (!isShort || hasInlineChoices(text)) return drawn;
  const look = getAnswerType(text.data) === 'letter_blanks' ? 'blank-chunk-letters' : 'blank-chunk';
  return [createElement('span', { className: look }, ...joinTexts(drawn).map(renderPiece))];
}

/** Joins adjacent texts into one. */
function joinTexts(drawn: readonly ReactNode[]): ReactNode[] {
  const pieces: ReactNode[] = [];
  for (const piece of drawn) {
    const last = pieces.at(-1);
    if (piece === '') continue;
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return pieces;
}

const hasInlineChoices = ({ data }: BlankRenderOptions): boolean =>
  data.multiple_choice && getAnswerType(data) === 'none';

function renderWord(word: PlacedWord, text: BlankRenderOptions): ReactNode[] {
  const { data, answerKey, font, width, isTall } = text;
  if (isTypedBlank(word.value))
    return [<BlankLine key={word.index} answer="" isDrawn {...{ answerKey, font, width, isTall }} />];
  if (!isBlankWord(word, data)) return [word.value];
  if (hasInlineChoices(text)) return ['(', <InlineChoices key={word.index} word={word} text={text} />, ')'];
  const number = text.numbers.get(word.index);
  const parts = isolateDirection(
    word,
    splitWord(word, data).map((part) => renderPart(part, word, text)),
    text,
  );
  if (number === undefined) return parts;
  return [<span key={`number ${number}`} className="blank-number">{`(${number})`}</span>, ...parts];
}

/**
 * Isolates the blanks and boxes of one word, so that they run in the word's direction and not in that of the
 * text around them.
 */
function isolateDirection(
  word: PlacedWord,
  parts: ReactNode[],
  { data, isTwoWay }: BlankRenderOptions,
): ReactNode[] {
  const isOne = parts.length === 1 && getAnswerType(data) !== 'letter_blanks';
  if (isOne || !isTwoWay) return parts;
  return [createElement('span', { key: word.index, dir: getDirection(word.value) ?? 'ltr' }, ...parts)];
}

function renderPart(
  part: WordPart,
  word: PlacedWord,
  { data, font, width, isTall, answerKey }: BlankRenderOptions,
): ReactNode {
  if (!part.isBlank) return part.text;
  const type = getAnswerType(data);
  // A formula has no letters: it is written on a line.
  if (type === 'letter_blanks' && !hasFormula(part.text)) {
    return (
      <LetterBlanks
        text={part.text}
        first={splitGraphemes(word.value.slice(0, part.start)).length}
        isFollowed={part.start + part.text.length < word.value.length}
        shown={word.specific_filters}
        look={data.blank_style}
        answerKey={answerKey}
      />
    );
  }
  return <BlankLine answer={part.text} isDrawn={type !== 'none'} {...{ font, width, isTall, answerKey }} />;
}
