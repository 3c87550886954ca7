import { asKind, type HandoutDocument } from '#shared/document/document.ts';
import { getVersionLetter } from '#shared/document/versions.ts';

/** Says in one line which versions there are: "A–D". */
export function describeVersions(document: HandoutDocument): string {
  const count = asKind(document, 'worksheet')?.versions?.seeds.length ?? 1;
  return count === 1 ? 'One' : `A–${getVersionLetter(count - 1)}`;
}
