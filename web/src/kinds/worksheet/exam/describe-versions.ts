import { asKind, type HandoutDocument } from '#shared/document/document.ts';
import { getVersionLetter } from '#shared/vocabulary/version-letter.ts';

/** Says in one line which versions there are: "versions A–D"; null where there is one alone. */
export function describeVersions(document: HandoutDocument): string | null {
  const count = asKind(document, 'worksheet')?.versions?.seeds.length ?? 1;
  return count === 1 ? null : `versions A–${getVersionLetter(count - 1)}`;
}
