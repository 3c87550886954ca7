import { useEffect } from 'react';
import { useQuery } from '../../api/query-client.ts';
import { fetchFile } from './fetch-file.ts';
import type { OpenPdf } from './pdf.ts';
import { toPdfName } from './pdf-version.ts';

interface LoadedPdf {
  readonly pdf: OpenPdf;
  /** The file as it is downloaded and printed. */
  readonly file: Blob;
}

/** Fetches a PDF and makes it ready to be drawn; what draws it is fetched beside it. */
async function loadPdf(url: string): Promise<LoadedPdf> {
  const fetched = fetchFile(url, 'The PDF').then((response) => response.blob());
  const [file, { openPdf }] = await Promise.all([fetched, import('./pdf.ts')]);
  return { file, pdf: await openPdf(new Uint8Array(await file.arrayBuffer())) };
}

/** Loads the PDF at an address while a page shows it; null waits. */
export function usePdf(url: string | null) {
  const query = useQuery({
    queryKey: ['pdf', toPdfName(url)],
    enabled: url !== null,
    queryFn: () => loadPdf(url ?? ''),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const pdf = query.data?.pdf;
  useEffect(() => () => void pdf?.close(), [pdf]);
  return query;
}
