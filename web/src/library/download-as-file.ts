import type { HandoutDocument } from '#shared/document/document.ts';
import { showToast } from '../ui/feedback/toast.ts';

/** Downloads a document as a file; says how many of its pictures are not in it. */
export async function downloadAsFile(read: () => Promise<HandoutDocument>): Promise<void> {
  const [{ downloadDocument }, document] = await Promise.all([
    import('../questions/export/write-document.ts'),
    read(),
  ]);
  const lost = await downloadDocument(document);
  if (lost > 0)
    showToast({
      words: `${lost === 1 ? 'A picture' : `${lost} pictures`} could not be taken along.`,
      tone: 'danger',
    });
}
