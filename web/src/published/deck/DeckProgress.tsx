import './deck.css';

interface DeckProgressProps {
  readonly value: number;
  readonly max: number;
  readonly words: string;
}

/** Renders how far somebody has come with a deck. */
export const DeckProgress = ({ value, max, words }: DeckProgressProps) => (
  <div className="deck-progress">
    <progress max={Math.max(max, 1)} value={value} aria-label="Progress" />
    <p>{words}</p>
  </div>
);
