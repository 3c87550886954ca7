import { useState } from 'react';
import type { CardSide } from '#shared/kinds/flashcard/layout-sheets.ts';
import { Switch } from '../../ui/fields/Switch.tsx';
import { guessSpoken } from '../speech/guess-spoken.ts';
import { LanguageChoice } from '../speech/LanguageChoice.tsx';
import { canSpeak } from '../speech/speech.ts';
import { useReadAloud, useSpoken } from '../speech/use-read-aloud.ts';

/** What a side says, and which side that is. */
interface Said {
  readonly side: CardSide;
  readonly words: string;
}

const NAMES = { term: 'Term', definition: 'Definition' } as const satisfies Record<CardSide, string>;

/** Reads each side that is shown aloud, in the language that was chosen for that side, or that any of its cards showed. */
export function useCardVoices() {
  const [isOn, setOn] = useReadAloud();
  const [said, setSaid] = useState<Said>({ side: 'term', words: '' });
  const [languages, setLanguages] = useState<Partial<Record<CardSide, string>>>({});
  const language = languages[said.side] ?? navigator.language;
  useSpoken(said.words, language, isOn);
  const choose = (side: CardSide, chosen: string) => setLanguages((last) => ({ ...last, [side]: chosen }));
  return {
    isOn,
    setOn,
    side: said.side,
    language,
    choose: (chosen: string) => choose(said.side, chosen),
    read(side: CardSide, words: string) {
      setSaid({ side, words });
      // Twice, because one word with letters of another language is taken for a loan.
      const guessed = guessSpoken([words, words], navigator.language);
      if (languages[side] === undefined && guessed !== navigator.language) choose(side, guessed);
    },
  };
}

/** Renders the switch that has cards read aloud, and the language of the side that is up. */
export function ReadAloud({ voices }: { voices: ReturnType<typeof useCardVoices> }) {
  if (!canSpeak()) return null;
  return (
    <div className="line">
      <Switch isSelected={voices.isOn} onChange={voices.setOn}>
        Read aloud
      </Switch>
      {voices.isOn && (
        <LanguageChoice side={NAMES[voices.side]} value={voices.language} onChange={voices.choose} />
      )}
    </div>
  );
}
