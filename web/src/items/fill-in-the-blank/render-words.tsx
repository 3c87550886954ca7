import { Fragment, type ReactNode } from 'react';
import type { BlankWord } from '#shared/items/fill-in-the-blank/schema.ts';
import { splitIntoLines } from '#shared/items/fill-in-the-blank/split-lines.ts';
import { isWord } from '#shared/items/fill-in-the-blank/tokens.ts';
import { renderWithBreaks } from '#shared/text/RichText.tsx';

/** Renders the words with their punctuation; `draw` renders those that can be a blank. */
export function renderWords(
  words: readonly BlankWord[],
  draw: (word: BlankWord, index: number) => ReactNode,
): ReactNode[] {
  const lines = splitIntoLines(words).map((chunks, number) => ({ chunks, number }));
  return lines.flatMap(({ chunks, number }) => [
    number > 0 && <br key={`line ${number}`} />,
    ...chunks.map((chunk) => (
      <Fragment key={chunk.words[0]?.index}>
        {chunk.hasSpaceBefore && ' '}
        <span className="pick-word">
          {chunk.words.map((word) => (
            <Fragment key={word.index}>
              {isWord(word.value) || word.partials.length > 0
                ? draw(word, word.index)
                : renderWithBreaks(word.value)}
            </Fragment>
          ))}
        </span>
      </Fragment>
    )),
  ]);
}
