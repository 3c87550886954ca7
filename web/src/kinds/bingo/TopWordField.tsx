import { useState } from 'react';
import { setTopWord, toTopWord } from '#shared/kinds/bingo/rules.ts';
import type { Bingo } from '#shared/kinds/bingo/schema.ts';
import { splitGraphemes } from '#shared/text/graphemes.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { TextField } from '../../ui/fields/TextField.tsx';

interface TopWordFieldProps {
  readonly word: string;
  readonly dimension: number;
  readonly path: Path<Bingo>;
}

/** Renders the field for the top word; of one that is too long it says what is printed. */
export function TopWordField({ word, dimension, path }: TopWordFieldProps) {
  const { run } = usePanel('card setup', 'Card setup', 'soon');
  const [typed, setTyped] = useState('');
  const [isWritten, setWritten] = useState(false);
  const printed = toTopWord(word, dimension);
  const isCut = (text: string) => splitGraphemes(text.trim()).length > dimension;
  // The hint on the typed word says nothing any more once the word is another one.
  const isTooLong = isCut(word) || (isCut(typed) && toTopWord(typed.trim(), dimension) === printed);
  return (
    <>
      <TextField
        aria-label="Top word"
        data-field="top_word"
        // While it is written it has more letters than are printed: else each letter too many would move the caret.
        value={isWritten && toTopWord(typed.trim(), dimension) === printed ? typed : printed}
        onFocus={() => {
          setTyped(printed);
          setWritten(true);
        }}
        onBlur={() => setWritten(false)}
        onChange={(text) => {
          setTyped(text);
          run(path, setTopWord, text, 'top word');
        }}
      />
      {isTooLong && (
        <p className="panel-hint" role="status">
          {`${dimension} letters fit: ${printed} is printed.`}
        </p>
      )}
    </>
  );
}
