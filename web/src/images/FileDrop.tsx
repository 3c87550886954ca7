import { ImageUp } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { IMAGE_TYPES } from '#shared/vocabulary/image-types.ts';
import { FormError } from '../modals/FormError.tsx';
import { useDroppedFiles } from '../ui/behaviour/use-dropped-files.ts';
import { DropZone } from '../ui/fields/DropZone.tsx';
import { FileButton } from '../ui/fields/FileButton.tsx';
import { takeFirst } from './field-file-handlers.ts';

/** Endings too: not every system knows the type of every file. */
const ACCEPTED = [...IMAGE_TYPES, '.jpg', '.jpeg', '.png', '.svg'].join();

interface FileDropProps {
  readonly onFile: (file: File) => void;
  /** Why the last file was not taken. */
  readonly refusal: string | null;
}

/** Takes a picture from the device: picked, or dropped or pasted anywhere while it is open. */
export function FileDrop({ onFile, refusal }: FileDropProps) {
  const take = (files: FileList | undefined): boolean => {
    const file = files && takeFirst(files);
    if (file) onFile(file);
    return file !== undefined;
  };
  // Beside the zone too, where the browser would leave the editor for the file.
  const isOver = useDroppedFiles(take);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (take(event.clipboardData?.files)) event.preventDefault();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('paste', paste, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (
    <DropZone label="Your own image" icon={ImageUp} words="Drop an image here, or paste one" isOver={isOver}>
      <FileButton isSingle label="Image file" accept={ACCEPTED} onFiles={([file]) => file && onFile(file)}>
        Choose a file
      </FileButton>
      <FormError words={refusal} />
      <p className="panel-hint">
        JPEG, PNG or SVG. Large photos are made smaller. A document with your own images is private.
      </p>
    </DropZone>
  );
}
