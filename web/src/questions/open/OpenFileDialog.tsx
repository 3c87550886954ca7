import { useReadFile } from '../../reading/use-read-file.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { FileReview } from './FileReview.tsx';
import './FileReview.css';

interface OpenFileDialogProps {
  /** The document first; the editor goes on with what came together with it. */
  readonly files: readonly [File, ...File[]];
  readonly onClose: () => void;
}

/** Renders the dialog that reads a document from a file, on a page that has none open. */
export function OpenFileDialog({ files: [file, ...others], onClose }: OpenFileDialogProps) {
  const { found, error } = useReadFile(file);
  if (found && 'opened' in found)
    return <FileReview name={file.name} found={found.opened} {...{ others, onClose }} onSkip={null} />;
  return (
    <Dialog isOpen onClose={onClose} title="Open a file">
      {error === null ? (
        <p className="line file-reading" role="status">
          <Spinner /> Reading {file.name}
        </p>
      ) : (
        <p className="panel-notice" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}
