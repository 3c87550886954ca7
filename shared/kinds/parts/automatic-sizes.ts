import type * as z from 'zod/mini';
import type { automaticSizes } from './automatic-sizes-field.ts';

/** Describes a document whose sizes may follow its cards or its grid. */
interface WithAutomaticSizes {
  automatic_sizes: z.output<typeof automaticSizes>;
}

/** The sizes that follow: type in pt, pictures in px. */
export interface Sizes {
  readonly font: number;
  readonly images: number;
}

/** Says how the sizes of a kind follow from a document. */
export interface AutomaticSizes<Document> {
  compute(document: Document): Sizes;
  isOn(document: Document, size: keyof Sizes): boolean;
  set(document: Document, size: keyof Sizes, isOn: boolean): void;
}

export const createAutomaticSizes = <Document extends WithAutomaticSizes>(
  compute: (document: Document) => Sizes,
): AutomaticSizes<Document> => ({
  compute,
  isOn: ({ automatic_sizes }, size) => automatic_sizes[size],
  set({ automatic_sizes }, size, isOn) {
    automatic_sizes[size] = isOn;
  },
});

/** The sizes of a new document follow. */
export const START_SIZES = { automatic_sizes: { font: true, images: true } } as const;
