import { strToU8, type Zippable, zipSync } from 'fflate';
import type { DocumentSummary, Image } from '#shared/api/models.ts';
import { api } from '../api/api.ts';

/** How far the download is. */
export interface Progress {
  readonly documents: number;
  readonly pictures: number;
}

/** Puts everything that the person has into one zip file among their downloads; rejects where a part is missing. */
export async function downloadAccount(onProgress: (progress: Progress) => void): Promise<void> {
  const { images, ...profile } = await api.exportAccount();
  const files: Zippable = { 'account.json': json(profile) };
  let pictures = 0;
  // Pictures first, as their addresses are good for minutes.
  for (const image of images) {
    files[`images/${image.id}.${ENDINGS[image.type]}`] = [await pictureOf(image), { level: 0 }];
    pictures += 1;
    onProgress({ documents: 0, pictures });
  }
  let documents = 0;
  for await (const { id } of everyDocument()) {
    files[`documents/${id}.json`] = json(await api.readDocument({ params: { id } }));
    documents += 1;
    onProgress({ documents, pictures });
  }
  save(new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' }), 'handout.zip');
}

const ENDINGS: Record<Image['type'], string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
};

const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value, null, 2));

async function pictureOf({ url }: Image): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('A picture could not be fetched. Please try again.');
  return new Uint8Array(await answer.arrayBuffer());
}

async function* everyDocument(): AsyncGenerator<DocumentSummary> {
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof api.listDocuments>> = await api.listDocuments({
      query: next === null ? {} : { next },
    });
    yield* page.documents;
    next = page.next;
  } while (next !== null);
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}

const KEEP_MS = 60_000;
