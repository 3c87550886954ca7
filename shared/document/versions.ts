import { range } from 'es-toolkit';
import type { FurtherCopies, SheetCopy, VersionDescription } from '../kinds/parts/copies.ts';
import type { Drawing } from './drawing.ts';

/** Counts the versions in which a document is printed. */
export const countVersions = ({ document, view }: Drawing): number => view.countVersions?.(document) ?? 1;

/** Counts the tables at the end of a document's key. */
export const countKeyPages = ({ document, view }: Drawing): number => view.countKeyPages?.(document) ?? 0;

/** Returns the version, in the order of that one, on which an item is printed. */
export const findVersionWith = ({ document, view }: Drawing, id: string, version: number): number =>
  view.findVersionWith?.(document, id, version) ?? version;

/** Says what a version is. */
export const describeVersion = ({ document, view }: Drawing, version: number): VersionDescription =>
  view.describeVersion?.(document, version) ?? { letter: '', level: null, label: '' };

/** Names what one PDF holds: all versions, or some copies. */
export type Copies = 'all' | FurtherCopies;

/**
 * Lists the copies that a PDF holds, one after another. The tables of a key follow its versions, as if they were
 * versions themselves.
 */
export function listCopies(drawing: Drawing, answerKey: boolean, copies: Copies): readonly SheetCopy[] {
  const { document, view } = drawing;
  if (copies === 'class') return view.listClassCopies?.(document) ?? [];
  const versions = countVersions(drawing);
  if (copies !== 'all') {
    // An order is printed in each difficulty.
    const orders = view.countOrders?.(document) ?? versions;
    return range(copies, versions, orders).map((version) => ({ version }));
  }
  const tables = answerKey ? countKeyPages(drawing) : 0;
  return range(versions + tables).map((version) => ({ version }));
}
