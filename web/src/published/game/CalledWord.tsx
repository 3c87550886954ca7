import { maxBy } from 'es-toolkit';
import type { CSSProperties } from 'react';
import type { GameWord } from '#shared/kinds/bingo/published-game-schema.ts';
import { toRoughText } from '#shared/maths/rough-text.ts';
import { renderWithBreaks } from '#shared/text/RichText.tsx';
import { GamePicture } from './game-pictures.tsx';

/** Returns the call of a word: its clue, or the word itself. */
export const getCall = ({ word, clue }: GameWord) => clue ?? word;
/** Returns the words that are said, of a formula too: "B 12". */
export const getSpokenCall = (word: GameWord): string =>
  toRoughText(`${word.letter} ${getCalledName(getCall(word))}`.trim());
export const getCalledName = ({ text, alt }: GameWord['word']): string => text || alt || 'Picture';

/**
 * Returns the CSS variables that decide the font size: the longest word and the number of lines of that
 * length.
 */
function toFontSizeStyle(text: string): CSSProperties {
  const longest = maxBy(text.split(' '), (word) => word.length)?.length ?? 1;
  const line = Math.max(4, longest, Math.sqrt(text.length) * 2);
  return { '--letters': line, '--lines': Math.ceil(text.length / line) } as CSSProperties;
}

/**
 * Renders the called word as large as there is room: its picture, its text, or both; the clue where clues are
 * called.
 */
export function CalledWord({ word, showsWord }: { word: GameWord; showsWord: boolean }) {
  const called = getCall(word);
  const text = `${word.letter} ${called.text}`.trim();
  return (
    <div className="called-word">
      <GamePicture key={getCalledName(called)} word={word} of={word.clue ? 'clue' : 'word'} />
      {text && (
        <p className="called-text" style={toFontSizeStyle(text)} dir="auto">
          {renderWithBreaks(text)}
        </p>
      )}
      {word.clue && showsWord && (
        <p className="called-answer" dir="auto">
          {renderWithBreaks(getCalledName(word.word))}
        </p>
      )}
    </div>
  );
}
