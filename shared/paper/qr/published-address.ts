import { createContext } from 'react';

/** The address at which the document is, or will be, published. */
export interface PublishedAddress {
  readonly address: string;
  /** True in the PDF: a press on a code opens what it leads to. */
  readonly opens: boolean;
}

/** The address that codes on the sheets lead to; null where there is none, and no code is drawn. */
export const PublishedAddressContext = createContext<PublishedAddress | null>(null);
