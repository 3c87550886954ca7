import type { CSSProperties } from 'react';
import type { GameWord } from '#shared/kinds/bingo/published-game-schema.ts';
import { getCall, getCalledName } from './CalledWord.tsx';
import { GamePicture } from './game-pictures.tsx';

interface CalledListProps {
  /** The words in the order in which they were called. */
  readonly words: readonly GameWord[];
  readonly total: number;
  /** True where each clue is shown with its word. */
  readonly showsWords: boolean;
}

/** Renders the called words, the newest on top, as large as the column has room for all: a class reads them from the back. */
export function CalledList({ words, total, showsWords }: CalledListProps) {
  const newestFirst = words.map((word, at) => ({ word, number: at + 1 })).toReversed();
  return (
    <section className="stack called-list" aria-labelledby="called-so-far">
      <h3 id="called-so-far">
        Called <span className="called-count">{`${words.length} of ${total}`}</span>
      </h3>
      <progress max={total} value={words.length} aria-label="Words called" />
      <div className="called-column" style={{ '--called': words.length } as CSSProperties}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
        <ol reversed tabIndex={0} aria-labelledby="called-so-far">
          {newestFirst.map(({ word, number }) => (
            // Read as the list is, whatever the words are read from: the numbers are in its one margin.
            <li key={number} value={number}>
              {word.letter && `${word.letter} `}
              {getCall(word).text ? (
                <bdi>{getCall(word).text}</bdi>
              ) : (
                <GamePicture word={word} of={word.clue ? 'clue' : 'word'} />
              )}
              {word.clue && showsWords && (
                <strong>
                  {' '}
                  <bdi>{getCalledName(word.word)}</bdi>
                </strong>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
