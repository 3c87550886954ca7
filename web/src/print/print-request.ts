import type { HandoutDocument } from '#shared/document/document.ts';
import type { RecordedSheet } from '#shared/document/layout-record.ts';
import type { Copies } from '#shared/document/versions.ts';
import type { PaperWarning } from '#shared/paper/layout/paper-content.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import type { PrintPicture } from './print-pictures.ts';

export interface PrintRequest {
  readonly document: HandoutDocument;
  readonly answerKey: boolean;
  readonly large?: boolean | undefined;
  /** The copies to print; all versions where they are left out. */
  readonly copies?: Copies | undefined;
  /** The address of the published document; without it no code is drawn. */
  readonly address?: string | undefined;
  readonly paper: PaperSize;
  /** Also tells where everything stands. */
  readonly record?: boolean | undefined;
  /** The pictures available under `/images/`, and the number of the document they belong to. */
  readonly images: readonly PrintPicture[];
  readonly batch?: number;
}

export interface Printed {
  readonly pages: number;
  /** The warnings of the layout, with the keys of their items. */
  readonly warnings: readonly PaperWarning[];
  /** The words of the title and of the section headers, as they are read. */
  readonly headings: readonly string[];
  /** The place of everything on its sheet; null where that was not asked for. */
  readonly sheets: readonly RecordedSheet[] | null;
  /**
   * For each drawing that is printed on a sheet of its own after all others, the pixels of the placeholder in its places, as
   * hexadecimal RGB.
   */
  readonly placeholders: readonly string[];
  /** Why it must not be printed, in words for its owner; such a document is not drawn to its end. */
  readonly refusal: string | null;
}
