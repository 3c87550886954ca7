import { useState } from 'react';
import { download } from '../../device/download-and-print.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { PictureFormat } from './write-page.ts';

const FAILED = 'The picture could not be made. Load this page again, and try once more.';

export interface PagePicturesProps {
  readonly pdf: Blob;
  /** How many it has. */
  readonly pages: number;
  /** The name of the PDF's file. */
  readonly name: string;
}

/** Renders the dialog that makes a picture of a page: of dots, or of outlines. */
export function PictureDialog({
  pdf,
  pages,
  name,
  onClose,
}: PagePicturesProps & { readonly onClose: () => void }) {
  const [number, setNumber] = useState(1);
  const [busy, setBusy] = useState<PictureFormat | null>(null);
  const [error, setError] = useState<string | null>(null);
  const title = name.replace(/\.pdf$/, '');
  const save = async (format: PictureFormat) => {
    setBusy(format);
    setError(null);
    try {
      const { writePage } = await import('./write-page.ts');
      const label = `${title}, page ${number}`;
      download(await writePage(format, pdf, { number, label }), `${label}.${format}`);
      onClose();
    } catch (failure) {
      const isOurs = failure instanceof Error && failure.name === 'UndrawablePage';
      setError(isOurs ? `${failure.message} The PNG shows it as it is.` : FAILED);
      setBusy(null);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="A page as a picture"
      isBusy={busy !== null}
      footer={
        <>
          <Button
            variant="ghost"
            isPending={busy === 'svg'}
            isDisabled={busy !== null}
            onPress={() => void save('svg')}
          >
            Download SVG
          </Button>
          <Button
            variant="filled"
            isPending={busy === 'png'}
            isDisabled={busy !== null}
            onPress={() => void save('png')}
          >
            Download PNG
          </Button>
        </>
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
      <p className="panel-hint">
        PNG has 300 dots to an inch, for Word and slides. SVG has outlines, sharp in any size, for drawing
        programs; its words are no text there.
      </p>
      {error !== null && (
        <p className="panel-notice" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}
