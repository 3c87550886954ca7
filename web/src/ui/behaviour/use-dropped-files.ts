import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are let go anywhere on the page, which the browser would otherwise leave the page for. Returns whether
 * files are over the page now.
 */
export function useDroppedFiles(onFiles: (files: FileList) => void): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (!event.dataTransfer || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onFiles(event.dataTransfer.files);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', () => setOver(false), { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
