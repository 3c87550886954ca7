import { partition } from 'es-toolkit';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { isDocumentFileName } from '#shared/document-file/file-name.ts';
import { handedFiles } from '../device/handed-files.ts';
import { useDroppedFiles } from '../ui/behaviour/use-dropped-files.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';

const OpenFileDialog = createLazyDialog(
  async () => (await import('../questions/open/OpenFileDialog.tsx')).OpenFileDialog,
);

/** Takes files of questions, picked, or dropped anywhere on the page, and opens a worksheet that asks what to add of them; a document from a file is opened itself. */
export function ImportFile() {
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
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
      <Button variant="action" icon={FileUp} onPress={() => input.current?.click()}>
        Import a file
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        aria-label="Files"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again after it was mended.
          target.value = '';
          if (files.length > 0) open(files);
        }}
      />
      {opened && <OpenFileDialog files={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
