import { useState } from 'react';
import { download } from '../../device/download-and-print.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

const FAILED = 'The picture could not be made. Load this page again, and try once more.';

export interface PagePicturesProps {
  readonly pdf: Blob;
  /** How many it has. */
  readonly pages: number;
  /** The name of the PDF's file. */
  readonly name: string;
}

/** Renders the dialog that makes a picture of a page. */
export function PictureDialog({
  pdf,
  pages,
  name,
  onClose,
}: PagePicturesProps & { readonly onClose: () => void }) {
  const [number, setNumber] = useState(1);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const title = name.replace(/\.pdf$/, '');
  const save = async () => {
    setBusy(true);
    setError(null);
    try {
      const { writePage } = await import('./write-page.ts');
      download(await writePage(pdf, number), `${title}, page ${number}.png`);
      onClose();
    } catch {
      setError(FAILED);
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Download as image"
      isBusy={isBusy}
      footer={
        <Button variant="filled" isPending={isBusy} onPress={() => void save()}>
          Download PNG
        </Button>
      }
    >
      {pages > 1 && (
        <Select
          label="Page"
          value={number}
          onChange={setNumber}
          options={Array.from({ length: pages }, (_, at) => ({ value: at + 1, label: `${at + 1}` }))}
        />
      )}
      <p className="panel-hint">The picture is a PNG of 300 dots to an inch, for Word and slides.</p>
      {error !== null && (
        <p className="panel-notice" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}
