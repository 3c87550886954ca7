import type { HandoutDocument } from '#shared/document/document.ts';
import type { PaperSize } from '#shared/vocabulary/header.ts';
import type { PrintSource } from './image-ports.ts';

export interface RenderRequest {
  readonly document: HandoutDocument;
  readonly answerKey: boolean;
  /** The document's twin at 150 %. */
  readonly large?: boolean;
  readonly paper: PaperSize;
  /** Whether to picture the first page too. */
  readonly thumbnail: boolean;
  /** The document's pictures, by id. */
  readonly images?: ReadonlyMap<string, PrintSource>;
}

export interface Rendered {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** In words, such as a text that overflows its card. */
  readonly warnings: readonly string[];
  /** WebP. */
  readonly thumbnail: Uint8Array | null;
}

export interface Renderer {
  render(request: RenderRequest): Promise<Rendered>;
}
