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
  const [file, { openPdf }] = await Promise.all([fetchFile(url), import('./pdf.ts')]);
  return { file, pdf: await openPdf(new Uint8Array(await file.arrayBuffer())) };
}

/** An address whose time is over is refused without leave to read it, so that fetch throws as for a lost network. */
async function fetchFile(url: string): Promise<Blob> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw new Error('The PDF could not be fetched. Please load this page again.');
  return response.blob();
}

/** The PDF at an address, while a page shows it; null waits. */
export function usePdf(url: string | null) {
  const query = useQuery({
    queryKey: ['pdf', url],
    enabled: url !== null,
    queryFn: () => load(url ?? ''),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const pdf = query.data?.pdf;
  useEffect(() => () => void pdf?.close(), [pdf]);
  return query;
}
