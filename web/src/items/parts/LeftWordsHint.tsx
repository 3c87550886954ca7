import { isolate } from '#shared/text/isolate.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';

interface LeftWordsHintProps<Reason extends string> {
  /** The words that are not in a puzzle, by their places in the list. */
  readonly left: readonly { readonly index: number; readonly why: Reason }[];
  readonly words: readonly { readonly word: string }[];
  /** Says of words why they are left out. */
  readonly reasons: Readonly<Record<Reason, string>>;
}

/** More are not named one by one. */
const NAMED = 6;

/** Renders a hint for each reason for which words are not in a puzzle, which names them at once: the paper lacks them. */
export function LeftWordsHint<Reason extends string>({ left, words, reasons }: LeftWordsHintProps<Reason>) {
  const groups = Map.groupBy(left, ({ why }) => why);
  return [...groups].map(([why, group]) => {
    const named = group
      .slice(0, NAMED)
      .map(({ index }) => `“${isolate(toExcerpt(words[index]?.word ?? '', 24))}”`);
    const more = group.length > NAMED ? ` and ${group.length - NAMED} more` : '';
    return (
      <p key={why} className="panel-hint">
        {`${reasons[why]}: ${named.join(', ')}${more}`}
      </p>
    );
  });
}
