import type { DocumentSummary, Revision, UploadedImage } from '#shared/api/models.ts';
import { api } from '../api/api.ts';
import { readKeptItems } from '../api/kept.ts';
import { download } from '../device/download-and-print.ts';
import { toFileName } from '../published/pdf/pdf-version.ts';
import { Archive } from './archive.ts';
import { EXPLANATION, isExported, listPdfs } from './exported.ts';
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
  const [{ images, ...profile }, { plan }, security, shares] = await Promise.all([
    api.exportAccount(),
    api.readPlan(),
    api.readSecurity(),
    api.listKeptShares(),
  ]);
  archive.addText('README.txt', EXPLANATION);
  archive.addText('account.json', toJson({ ...profile, plan, security, bank_links: shares.shares }));
  archive.addText('trash.json', toJson(await listTrash()));
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

/** Lists what is in the trash. */
async function listTrash() {
  const found = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: Awaited<ReturnType<typeof api.listTrash>> = await api.listTrash({
      query: next ? { next } : {},
    });
    found.push(...page.documents);
    next = page.next;
  }
  return found;
}

/** Adds the document and its earlier versions as JSON, and the PDFs of its published revision. */
async function addDocument(archive: Archive, { id, publish }: DocumentSummary): Promise<void> {
  archive.addText(`documents/${id}.json`, toJson(await api.readDocument({ params: { id } })));
  archive.addText(`versions/${id}.json`, toJson(await readVersions(id)));
  if (publish.published_revision === null) return;
  const published = await api.readPublished({ params: { id } });
  for (const { url, version } of listPdfs(published))
    await archive.addStream(`PDFs/${toFileName(published.filename, version)}`, await fetchFile(url));
}

/** Reads the list of a document's versions, with the content of those that have a name, and of the last of each day. */
async function readVersions(id: string) {
  const revisions: Revision[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const query = next ? { next } : {};
    const page: Awaited<ReturnType<typeof api.listRevisions>> = await api.listRevisions({
      params: { id },
      query,
    });
    revisions.push(...page.revisions);
    next = page.next;
  }
  const versions = [];
  for (const revision of revisions) {
    const { document } = isExported(revision, revisions)
      ? await api.readRevision({ params: { id, revision: revision.id } })
      : { document: undefined };
    versions.push({ ...revision, document });
  }
  return versions;
}

async function fetchFile(url: string): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(url).catch(() => undefined);
  if (!answer?.ok || !answer.body) throw new Error('A file could not be fetched. Please try again.');
  return answer.body;
}
