import { isGiven, listBlankPlaces, splitWord } from '#shared/items/fill-in-the-blank/blanks.ts';
import { setLetterShown } from '#shared/items/fill-in-the-blank/rules.ts';
import type { BlankWord, FillInTheBlankData } from '#shared/items/fill-in-the-blank/schema.ts';
import { hasFormula } from '#shared/maths/formula-text.ts';
import { splitPlacedGraphemes } from '#shared/text/graphemes.ts';
import { type PartProps, usePanel } from '../../document/use-panel.ts';

/** Renders the blanks letter by letter: pressed letters stay visible. */
export function ShownLetters({ id, data, path }: PartProps<FillInTheBlankData>) {
  const places = listBlankPlaces(data).filter((index) => !hasFormula(data.words[index]?.value ?? ''));
  if (places.length === 0) return null;
  return (
    <div className="kept-letters">
      <p className="panel-hint">Click on letters that stay visible in their blanks</p>
      {places.map((index) => {
        const word = data.words[index];
        return word && <Letters key={index} {...{ id, index, word, data, path }} />;
      })}
    </div>
  );
}

function Letters({
  id,
  index,
  word,
  data,
  path,
}: PartProps<FillInTheBlankData> & { index: number; word: BlankWord }) {
  const { run } = usePanel(id, 'Edit letters');
  const ranges = splitWord(word, data).filter(({ isBlank }) => isBlank);
  const isMissing = (at: number, letter: string) =>
    ranges.some(({ start, text }) => at >= start && at < start + text.length && !isGiven(letter, text));
  return (
    <fieldset className="kept-letters-word" aria-label={word.value} dir="auto">
      {splitPlacedGraphemes(word.value).map(({ text, start }, letter) => {
        const shown = word.specific_filters.includes(letter);
        return isMissing(start, text) ? (
          <button
            key={start}
            type="button"
            className="pick pick-kept"
            aria-pressed={shown}
            onClick={() => run(path, setLetterShown, { index, letter, shown: !shown })}
          >
            {text}
          </button>
        ) : (
          <span key={start}>{text}</span>
        );
      })}
    </fieldset>
  );
}
