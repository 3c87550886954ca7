import type { HandoutDocument } from '#shared/document/document.ts';

/** Writes a change of a few letters where they stand on the sheets. */
export interface TextPatcher {
  /** Answers whether all there looks as it has to now. */
  write(before: HandoutDocument, after: HandoutDocument): boolean;
  /** Takes away what it wrote since the sheets were drawn: they are about to be drawn anew. */
  revert(): void;
  /** Who is told within the call has drawn everything when it returns. */
  drawNow(tell: () => void): void;
}
