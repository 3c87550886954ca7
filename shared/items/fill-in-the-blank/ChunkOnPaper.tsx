import { Fragment, type ReactNode } from 'react';
import { letters } from '../../text/letters.ts';
import { withBreaks } from '../../text/RichText.tsx';
import { BlankLine } from '../BlankLine.tsx';
import type { BlankText } from './blank-text.ts';
import { answerTypeOf, isBlankWord, partsOf, type WordPart } from './blanks.ts';
import { InlineChoices } from './InlineChoices.tsx';
import { LetterBlanks } from './LetterBlanks.tsx';
import type { Chunk, PlacedWord } from './lines.ts';
import { isTypedBlank } from './tokens.ts';

/** Longer than this, in letters, it must be allowed to go on in the next line. */
const LONG = 40;

/** A word and its punctuation: a line of print never parts a blank from what belongs to it. */
export function ChunkOnPaper({ chunk, text }: { chunk: Chunk; text: BlankText }) {
  const hasBlank = chunk.words.some((word) => isBlankWord(word, text.data) || isTypedBlank(word.value));
  if (!hasBlank) return withBreaks(chunk.words.map(({ value }) => value).join(''));
  const isShort = chunk.words.reduce((length, { value }) => length + value.length, 0) <= LONG;
  const drawn = chunk.words.map((word) => <Word key={word.index} word={word} text={text} />);
  if (!isShort || hasInlineChoices(text)) return drawn;
  const look = answerTypeOf(text.data) === 'letter_blanks' ? 'blank-chunk-letters' : 'blank-chunk';
  return <span className={look}>{drawn}</span>;
}

const hasInlineChoices = ({ data }: BlankText): boolean =>
  data.multiple_choice && answerTypeOf(data) === 'none';

function Word({ word, text }: { word: PlacedWord; text: BlankText }): ReactNode {
  const { data, answerKey, font, width } = text;
  if (isTypedBlank(word.value)) return <BlankLine answer="" isDrawn {...{ answerKey, font, width }} />;
  if (!isBlankWord(word, data)) return word.value;
  if (hasInlineChoices(text)) return <InlineChoices word={word} text={text} />;
  const number = text.numbers.get(word.index);
  return (
    <>
      {number !== undefined && <span className="blank-number">({number})</span>}
      {partsOf(word, data).map((part) => (
        <Part key={part.start} part={part} word={word} text={text} />
      ))}
    </>
  );
}

interface PartProps {
  readonly part: WordPart;
  readonly word: PlacedWord;
  readonly text: BlankText;
}

function Part({ part, word, text: { data, font, width, answerKey } }: PartProps) {
  if (!part.isBlank) return <Fragment>{part.text}</Fragment>;
  const type = answerTypeOf(data);
  if (type === 'letter_blanks') {
    return (
      <LetterBlanks
        text={part.text}
        first={letters(word.value.slice(0, part.start)).length}
        shown={word.specific_filters}
        look={data.blank_style}
        answerKey={answerKey}
      />
    );
  }
  return <BlankLine answer={part.text} isDrawn={type === 'blank'} {...{ font, width, answerKey }} />;
}
