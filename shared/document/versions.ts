import { range } from 'es-toolkit';
import type { FurtherCopies, SheetCopy } from '../kinds/parts/copies.ts';
import type { HandoutDocument } from './document.ts';
import { getKindView } from './kind-view.ts';

/** Counts the versions in which a document is printed. */
export const countVersions = (document: HandoutDocument): number =>
  getKindView(document).countVersions?.(document) ?? 1;

/** Counts the tables at the end of a document's key. */
export const countKeyPages = (document: HandoutDocument): number =>
  getKindView(document).countKeyPages?.(document) ?? 0;

/** Names what one PDF holds: all versions, or some copies. */
export type Copies = 'all' | FurtherCopies;

/**
 * Lists the copies that a PDF holds, one after another. The tables of a key follow its versions, as if they were
 * versions themselves.
 */
export function listCopies(
  document: HandoutDocument,
  answerKey: boolean,
  copies: Copies,
): readonly SheetCopy[] {
  if (copies === 'class') return getKindView(document).listClassCopies?.(document) ?? [];
  if (copies !== 'all') return [{ version: copies }];
  const tables = answerKey ? countKeyPages(document) : 0;
  return range(countVersions(document) + tables).map((version) => ({ version }));
}
