import type { Patch } from 'immer';
import type { HandoutDocument } from '#shared/document/document.ts';

/** Writes typed letters into the sheets before React draws them. */
export interface TextPatcher {
  /** Writes the patches and tells whether the sheets now look as the document says. */
  write(before: HandoutDocument, after: HandoutDocument, patches: readonly Patch[]): boolean;
  /** Puts back the letters that React drew, because React is about to draw the new ones. */
  revert(): void;
  /** Runs a change of state and draws it before it returns. */
  drawNow(change: () => void): void;
}
