import './ForgottenHint.css';

interface MissingPartsHintProps {
  /** Each of what lacks something, by its mark: "B", "2". */
  readonly names: readonly string[];
  /** What one of them is called: "Option". */
  readonly noun: string;
  /** What is the matter with one of them, and with several. */
  readonly lacks: readonly [one: string, several: string];
}

/** More are not named one by one. */
const NAMED = 4;

/** Below a list that the caret has left: what may have been forgotten in it. */
export function MissingPartsHint({ names, noun, lacks: [one, several] }: MissingPartsHintProps) {
  if (names.length === 0) return null;
  const shown = names.slice(0, NAMED).join(', ');
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return (
    <p className="panel-hint forgotten-hint">
      {names.length === 1 ? `${noun} ${shown} ${one}` : `${noun}s ${shown}${more} ${several}`}
    </p>
  );
}
