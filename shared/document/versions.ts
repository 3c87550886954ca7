import { range } from 'es-toolkit';
import type { FurtherCopies, SheetCopy, VersionDescription } from '../kinds/parts/copies.ts';
import type { HandoutDocument } from './document.ts';
import { getKindView } from './kind-view.ts';

/** Counts the versions in which a document is printed. */
export const countVersions = (document: HandoutDocument): number =>
  getKindView(document).countVersions?.(document) ?? 1;

/** Counts the tables at the end of a document's key. */
export const countKeyPages = (document: HandoutDocument): number =>
  getKindView(document).countKeyPages?.(document) ?? 0;

/** Returns the version, in the order of that one, on which an item is printed. */
export const findVersionWith = (document: HandoutDocument, id: string, version: number): number =>
  getKindView(document).findVersionWith?.(document, id, version) ?? version;

/** Says what a version is. */
export const describeVersion = (document: HandoutDocument, version: number): VersionDescription =>
  getKindView(document).describeVersion?.(document, version) ?? { letter: '', level: null, label: '' };

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
  const versions = countVersions(document);
  if (copies !== 'all') {
    // An order is printed in each difficulty.
    const orders = getKindView(document).countOrders?.(document) ?? versions;
    return range(copies, versions, orders).map((version) => ({ version }));
  }
  const tables = answerKey ? countKeyPages(document) : 0;
  return range(versions + tables).map((version) => ({ version }));
}
