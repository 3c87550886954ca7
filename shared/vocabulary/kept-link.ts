import { omit } from 'es-toolkit';
import * as z from 'zod/mini';
import { identifier } from './schema-fields.ts';

/** The entry of the user's own bank that an item or a card is in step with, as it was when they were last alike. */
export const keptLink = /* @__PURE__ */ z.object({
  id: identifier,
  /** The revision of what is kept. */
  revision: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40)),
});
export type KeptLink = z.output<typeof keptLink>;

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
