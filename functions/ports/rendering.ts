import type { HandoutDocument } from '#shared/document/document.ts';
import type { RecordedSheet } from '#shared/document/layout-record.ts';
import type { Copies } from '#shared/document/versions.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import type { PrintSource } from './images.ts';

export interface RenderRequest {
  readonly document: HandoutDocument;
  readonly answerKey: boolean;
  /** Renders the large-print copy. */
  readonly large?: boolean;
  /** The copies in the PDF; all versions where they are left out. */
  readonly copies?: Copies;
  /** The address of the published document, which codes on its sheets lead to; none are printed without one. */
  readonly address?: string;
  readonly paper: PaperSize;
  /** Renders a picture of the first page too. */
  readonly thumbnail: boolean;
  /** True where the layout record is wanted too: where every item is printed. */
  readonly record?: boolean;
  /** The document's pictures, by id. */
  readonly images?: ReadonlyMap<string, PrintSource>;
}

export interface Rendered {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** Sentences such as "The text overflows its card." */
  readonly warnings: readonly string[];
  /** The place of everything on its sheet; null where that was not asked for. */
  readonly sheets: readonly RecordedSheet[] | null;
  /** A WebP image. */
  readonly thumbnail: Uint8Array | null;
}

/** Renders documents to PDF. */
export interface Renderer {
  render(request: RenderRequest): Promise<Rendered>;
}
