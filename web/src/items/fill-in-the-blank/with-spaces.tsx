import { Fragment, type ReactNode } from 'react';
import type { BlankWord } from '#shared/items/fill-in-the-blank/schema.ts';
import { isWord, NEW_LINE } from '#shared/items/fill-in-the-blank/tokens.ts';

/** The tokens as they stand in the text; `draw` draws the words among them. */
export function withSpaces(
  words: readonly BlankWord[],
  draw: (word: BlankWord, index: number) => ReactNode,
): ReactNode[] {
  return words.map((word, index) => {
    const key = `${index} ${word.value}`;
    if (word.value === NEW_LINE) return <br key={key} />;
    return (
      <Fragment key={key}>
        {index > 0 && !word.hasNotSpaceBeforeSpecialChar && ' '}
        <span className="pick-word">{isWord(word.value) ? draw(word, index) : word.value}</span>
      </Fragment>
    );
  });
}
