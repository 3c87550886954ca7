import type { DocumentSummary, UploadedImage } from '#shared/api/models.ts';
import { api } from '../api/api.ts';
import { readKeptItems } from '../api/kept.ts';
import { download } from '../device/download-and-print.ts';
import { toFileName, type Version } from '../published/pdf/pdf-version.ts';
import { Archive } from './archive.ts';
import { listEveryDocument } from './list-every-document.ts';

/** How far the download is. */
export interface Progress {
  readonly documents: number;
  readonly pictures: number;
}

/**
 * Puts everything that the user has into one zip file among their downloads; rejects where a part is missing.
 */
export async function downloadAccount(onProgress: (progress: Progress) => void): Promise<void> {
  const archive = new Archive();
  const [{ images, ...profile }, { plan }] = await Promise.all([api.exportAccount(), api.readPlan()]);
  archive.addText('account.json', toJson({ ...profile, plan }));
  archive.addText('bank.json', toJson(await readKeptItems()));
  let pictures = 0;
  // Pictures first, as their addresses are good for minutes.
  for (const { id, type, url } of images) {
    await archive.addStream(`images/${id}.${ENDINGS[type]}`, await fetchFile(url));
    pictures += 1;
    onProgress({ documents: 0, pictures });
  }
  let documents = 0;
  for await (const summary of listEveryDocument((query) => api.listDocuments({ query }))) {
    await addDocument(archive, summary);
    documents += 1;
    onProgress({ documents, pictures });
  }
  download(archive.end(), 'handout.zip');
}

const ENDINGS: Record<UploadedImage['type'], string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
};

const toJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** Adds the document as JSON, and the PDFs of its published revision. */
async function addDocument(archive: Archive, { id, publish }: DocumentSummary): Promise<void> {
  archive.addText(`documents/${id}.json`, toJson(await api.readDocument({ params: { id } })));
  if (publish.published_revision === null) return;
  const published = await api.readPublished({ params: { id } });
  const files: [url: string | null, version: Version][] = [
    [published.pdf_url, { side: 'student', large: false }],
    [published.key_url, { side: 'key', large: false }],
    [published.large_pdf_url, { side: 'student', large: true }],
    [published.large_key_url, { side: 'key', large: true }],
  ];
  for (const [url, version] of files) {
    if (url) await archive.addStream(`PDFs/${toFileName(published.filename, version)}`, await fetchFile(url));
  }
}

async function fetchFile(url: string): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(url).catch(() => undefined);
  if (!answer?.ok || !answer.body) throw new Error('A file could not be fetched. Please try again.');
  return answer.body;
}
