import type { HandoutDocument } from './document.ts';
import { getKindView } from './kind-view.ts';

/** Counts the versions in which a document is printed. */
export const countVersions = (document: HandoutDocument): number =>
  getKindView(document).countVersions?.(document) ?? 1;

/** Counts the tables at the end of a document's key. */
export const countKeyPages = (document: HandoutDocument): number =>
  getKindView(document).countKeyPages?.(document) ?? 0;
