import { KeyIcon } from 'lucide-react';
import { useState } from 'react';
import type { PublishedDocument } from '#shared/api/published-models.ts';
import { download } from '../../device/download-and-print.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { fetchFile } from '../pdf/fetch-file.ts';
import { findVersionAddress, toFileName, type Version } from '../pdf/pdf-version.ts';

interface KeyDownloadProps {
  readonly document: PublishedDocument;
  /** The sheets that are shown. */
  readonly version: Version;
}

/** Renders the button that downloads the key to the sheets that are shown; nothing where the visitor has none. */
export function KeyDownload({ document, version }: KeyDownloadProps) {
  const [isPending, setPending] = useState(false);
  const key: Version = { ...version, side: 'key' };
  const url = findVersionAddress(document, key);
  if (url === null || version.side === 'key' || url === findVersionAddress(document, version)) return null;
  const save = async () => {
    setPending(true);
    try {
      const file = await fetchFile(url, 'The answer key');
      download(await file.blob(), toFileName(document.filename, key));
    } catch (error) {
      showToast({ words: (error as Error).message, tone: 'danger' });
    }
    setPending(false);
  };
  return (
    <Button size="large" icon={KeyIcon} isPending={isPending} onPress={() => void save()}>
      Download answer key
    </Button>
  );
}
