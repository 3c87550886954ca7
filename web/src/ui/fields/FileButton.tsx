import { useRef } from 'react';
import { Button, type ButtonProps } from '../buttons/Button.tsx';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'icon' | 'children'> {
  /** Names the field that the button opens. */
  readonly label: string;
  /** Media types and endings; any file where nothing is said. */
  readonly accept?: string;
  /** True where one file is taken, not several. */
  readonly isSingle?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Renders a button that takes files from the device. */
export function FileButton({ label, accept, isSingle = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onPress={() => input.current?.click()} />
      <input
        ref={input}
        hidden
        type="file"
        multiple={!isSingle}
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again after it was mended.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
