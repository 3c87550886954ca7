interface OptionMarkProps {
  /** The mark that the document writes in it, such as a letter. */
  readonly letter: string;
  /** The place of the option among all options as they were written, from 0. */
  readonly place: number;
  /** The key says that the option is right. */
  readonly isMarked: boolean;
}

/** Renders the bubble to fill before an option. Color alone says nothing to a screen reader: a filled one is read as a tick. */
export function OptionMark({ letter, place, isMarked }: OptionMarkProps) {
  return (
    <span className="option-letter">
      <small data-option={place} {...(isMarked && { role: 'img', 'aria-label': `${letter} ✓` })}>
        {letter}
      </small>
    </span>
  );
}
