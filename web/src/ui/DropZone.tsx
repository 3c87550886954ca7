import { ImageUp } from 'lucide-react';
import {
  DropZone as AriaDropZone,
  type DropZoneProps as AriaDropZoneProps,
} from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { Button } from './Button.tsx';
import './DropZone.css';

interface DropZoneProps {
  /** "Drop an image here" */
  label: string;
  hint: string;
  /** MIME types, in the order in which they are named to the person. */
  accept: readonly string[];
  onFile: (file: File) => void;
  error?: string | undefined;
}

type DropEvent = Parameters<NonNullable<AriaDropZoneProps['onDrop']>>[0];

async function firstFile({ items }: DropEvent): Promise<File | null> {
  const dropped = items.find((item) => item.kind === 'file');
  return dropped ? dropped.getFile() : null;
}

/** One file, dropped, pasted or chosen. What it may be is checked by whoever takes it. */
export function DropZone({ label, hint, accept, onFile, error }: DropZoneProps) {
  const drop = async (event: DropEvent) => {
    const file = await firstFile(event);
    if (file) onFile(file);
  };
  const choose = (files: FileList | null) => {
    const file = files?.item(0);
    if (file) onFile(file);
  };
  return (
    <AriaDropZone className="drop-zone" data-invalid={error ? true : undefined} onDrop={drop}>
      <ImageUp aria-hidden />
      <Text slot="label" className="drop-zone-label">
        {label}
      </Text>
      <FileTrigger acceptedFileTypes={accept} onSelect={choose}>
        <Button size="dense">Choose a file</Button>
      </FileTrigger>
      <span className={error ? 'field-error' : 'field-hint'} role={error ? 'alert' : undefined}>
        {error ?? hint}
      </span>
    </AriaDropZone>
  );
}
