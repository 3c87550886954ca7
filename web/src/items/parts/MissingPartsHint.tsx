import './ForgottenHint.css';

interface MissingPartsHintProps {
  /** The marks of the parts that lack something: "B", "2". */
  readonly names: readonly string[];
  /** The noun of an entry: "Option". */
  readonly noun: string;
  /** The predicate for one entry and for several. */
  readonly lacks: readonly [one: string, several: string];
}

/** More are not named one by one. */
const NAMED = 4;

/** Renders a hint, below a list that the caret has left, about what may have been forgotten in it. */
export function MissingPartsHint({ names, noun, lacks: [one, several] }: MissingPartsHintProps) {
  if (names.length === 0) return null;
  const shown = names.slice(0, NAMED).join(', ');
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return (
    <p className="panel-hint missing-hint">
      {names.length === 1 ? `${noun} ${shown} ${one}` : `${noun}s ${shown}${more} ${several}`}
    </p>
  );
}
