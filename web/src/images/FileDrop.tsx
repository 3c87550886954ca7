import { ImageUp } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IMAGE_TYPES } from '#shared/document/image.ts';
import { Button } from '../ui/Button.tsx';

const ACCEPTED = IMAGE_TYPES.join();

/** The first file among what was dropped or pasted. */
const fileOf = (data: DataTransfer | null): File | undefined => data?.files[0];

/** Takes a picture from the device: dropped, picked, or pasted anywhere while it is open. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = fileOf(event.clipboardData);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = fileOf(event.dataTransfer);
    if (file) onFile(file);
  };
  return (
    <section
      className={isOver ? 'file-drop file-drop-over' : 'file-drop'}
      aria-label="Your own image"
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <ImageUp aria-hidden size={32} strokeWidth={1.5} />
      <p className="file-drop-words">Drop an image here, or paste one</p>
      <Button icon={undefined} onPress={() => input.current?.click()}>
        Choose a file
      </Button>
      <p className="panel-hint">JPEG, PNG or SVG, up to 5 MB. A document with your own images is private.</p>
      <input
        ref={input}
        hidden
        type="file"
        accept={ACCEPTED}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
        }}
      />
    </section>
  );
}
