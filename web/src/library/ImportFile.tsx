import { partition } from 'es-toolkit';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isDocumentFileName } from '#shared/document-file/file-name.ts';
import { handedFiles } from '../device/handed-files.ts';
import { useDroppedFiles } from '../ui/behaviour/use-dropped-files.ts';
import { FileButton } from '../ui/fields/FileButton.tsx';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';

const OpenFileDialog = createLazyDialog(
  async () => (await import('../questions/open/OpenFileDialog.tsx')).OpenFileDialog,
);

/** Takes files of questions, picked, or dropped anywhere on the page, and opens a worksheet that asks what to add of them; a document from a file is opened itself. */
export function ImportFile() {
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<readonly [File, ...File[]] | null>(null);
  const open = (given: Iterable<File>) => {
    const [documents, others] = partition([...given], ({ name }) => isDocumentFileName(name));
    const [first, ...rest] = documents;
    if (first) return setOpened([first, ...rest, ...others]);
    handedFiles.give(others);
    navigate('/new/worksheet');
  };
  useDroppedFiles(open);
  return (
    <>
      <FileButton variant="action" icon={FileUp} label="Files" onFiles={open}>
        Import a file
      </FileButton>
      {opened && <OpenFileDialog files={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
