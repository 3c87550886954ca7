import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OpenPdf } from './pdf.ts';

interface LoadedPdf {
  readonly pdf: OpenPdf;
  /** The file as it is downloaded and printed. */
  readonly file: Blob;
}

/** Fetches a PDF and makes it ready to be drawn; what draws it is fetched beside it. */
async function load(url: string): Promise<LoadedPdf> {
  const [response, { openPdf }] = await Promise.all([fetch(url), import('./pdf.ts')]);
  if (!response.ok) throw new Error('The PDF could not be fetched. Please load this page again.');
  const file = await response.blob();
  return { file, pdf: await openPdf(new Uint8Array(await file.arrayBuffer())) };
}

/** The PDF at an address, while a page shows it. */
export function usePdf(url: string) {
  const query = useQuery({
    queryKey: ['pdf', url],
    queryFn: () => load(url),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const pdf = query.data?.pdf;
  useEffect(() => () => void pdf?.close(), [pdf]);
  return query;
}
