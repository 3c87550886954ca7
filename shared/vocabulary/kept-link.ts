import { omit } from 'es-toolkit';
import type { KeptLink } from './kept-link-field.ts';

/** An item or a card; `kept` is absent where it is its own. */
export interface Linkable {
  readonly id: string;
  kept?: KeptLink | undefined;
}

/** Sets the links of items or cards to what they are in step with; null lets one go its own way. */
export function setKeptLinks(
  document: { readonly items: readonly Linkable[] },
  links: ReadonlyMap<string, KeptLink | null>,
): void {
  for (const part of document.items) {
    const link = links.get(part.id);
    if (link) part.kept = link;
    else if (link === null) delete part.kept;
  }
}

/** Takes off the link to the bank of its user, which says nothing to others. */
export const withoutLink = <Part extends Linkable>(part: Part): Part =>
  part.kept ? (omit(part, ['kept']) as Part) : part;
