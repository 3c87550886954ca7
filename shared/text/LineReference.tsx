import { use, useLayoutEffect, useSyncExternalStore } from 'react';
import { LinePlacesContext } from './line-places.ts';

/** "{line: the storm broke}": the words that a text refers to. */
const REFERENCE = /(\{line: ?[^{}\n]+\})/;

/** Splits a text at its references to lines. */
export const splitReferences = (text: string): readonly string[] => text.split(REFERENCE);

const NOT_FOLLOWED = () => () => undefined;

/** Renders a reference as the lines where its words are printed; one whose words are nowhere, as it was typed. */
export function LineReference({ source }: { source: string }) {
  const { places, onRedrawn } = use(LinePlacesContext) ?? {};
  const words = source.slice('{line:'.length, -1);
  const find = () => places?.find(words) ?? null;
  const found = useSyncExternalStore(places?.subscribe ?? NOT_FOLLOWED, find, find);
  // The text around it breaks otherwise than where it was measured last, perhaps on another page with other words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are told
  useLayoutEffect(() => onRedrawn?.(), [found, onRedrawn]);
  return found === null ? (
    source
  ) : (
    <span className="line-reference" data-letters={source}>
      {found.replaceAll(' ', '\u00A0')}
    </span>
  );
}
